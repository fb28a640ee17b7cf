/** What the build tells the worker about the run time; paths are relative to this module. */
export const runtime: {
  /** The engine's version. */
  version: string;
  /** Folder of pyodide.mjs, pyodide.asm.mjs and pyodide.asm.wasm, with a slash at its end. */
  pyodide: string;
  /** The trimmed, compiled standard library, for loadPyodide's stdLibURL. */
  stdlib: string;
  /** The engine, compiled: an archive that Python imports from. */
  engine: string;
  /** The archive's SHA-256, 64 hex digits. */
  engineSha256: string;
  /** The engine's wheel that the frozen lock names, for an installation elsewhere; the page does not ask for it. */
  wheel: string;
  /** The wheel's SHA-256 in the frozen lock, 64 hex digits. */
  wheelSha256: string;
  /** Python's version, "major.minor". */
  python: string;
  /** For loadPyodide's lockFileContents, with no packages in it: then none is ever fetched. */
  lockInfo: { abi_version: string; arch: "wasm32"; platform: string; python: string };
  /** Bytes of each file once unpacked, by its path as above. */
  bytes: Record<string, number>;
  /** The sum of these. */
  total: number;
};
