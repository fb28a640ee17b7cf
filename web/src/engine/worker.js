/**
 * The worker the engine lives in: requests and replies are text, nothing of Python crosses.
 *
 * In: {type: 'request', body}. Out: {type: 'boot', stage, progress} while it starts, up to stage 'ready';
 * {type: 'failed', code, detail} instead if it does not; then {type: 'reply', body} for each request.
 */

import { runtime } from './runtime.js';
import { StartError, startEngine } from './start.js';

try {
  const handle = await startEngine({
    runtime,
    base: import.meta.url,
    scope: self,
    load: (url) => import(url),
    report: (stage, progress) => self.postMessage({ type: 'boot', stage, progress }),
  });
  // An exception here reaches the page as the worker's error event: the page then starts a new one.
  self.onmessage = ({ data }) => {
    if (data?.type === 'request') self.postMessage({ type: 'reply', body: handle(data.body) });
  };
  self.postMessage({ type: 'boot', stage: 'ready', progress: 1 });
} catch (error) {
  const code = error instanceof StartError ? error.code : 'start-failed';
  const cause = error instanceof StartError ? (error.cause ?? error) : error;
  self.postMessage({ type: 'failed', code, detail: String(cause) });
}
