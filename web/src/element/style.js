// How the poster looks. A page may refuse every style it has not written itself, so this becomes a style sheet made by
// script, which no policy refuses.

// Whatever a page has laid down for its own buttons and paragraphs gives way: an id in the selector outweighs it.
const OWN = ':is(gin-rummy, #gin-rummy)';

/**
 * The heights that the frame asks for from a width on, so that nothing around it moves when it comes: never less than the
 * first, never more than the last, and between them a part of the width. CSS px.
 * @type {readonly (readonly [from: number, least: number, part: number, most: number])[]}
 */
export const HEIGHTS = [[0, 600, 1.5, 800], [560, 480, 0, 480], [700, 540, 2 / 3, 720]];

const heights = HEIGHTS.map(([from, least, part, most]) => {
  const height = `clamp(${least}px, ${part * 100}cqw, ${most}px)`;
  return `@container (min-width: ${from}px) { & > .gin-stage { height: var(--gin-height, ${height}); } }`;
}).join('\n');

const DARK = '--gin-felt: #14271f; --gin-ink: #f3f6f3; --gin-ink-2: #b9cdc3; --gin-paper: #efebe1;';

export const STYLE = `
:where(gin-rummy) { display: flex; width: 100%; max-width: 960px; border-radius: 16px; container-type: inline-size; }
:where(gin-rummy)[hidden] { display: none; }
& {
  --gin-felt: #1e5f4c; --gin-ink: #fff; --gin-ink-2: #d5e6de; --gin-paper: #fffefb;
  --gin-s: #15171a; --gin-h: #c8102e; --gin-d: #0a4fb5; --gin-c: #0b6b2e;
  box-sizing: border-box; flex-wrap: wrap; justify-content: space-between; align-items: center;
}
&:not([playing]) { overflow: hidden; background: var(--gin-felt); color: var(--gin-ink-2); }
@media (prefers-color-scheme: dark) { &:not([theme="light"]) { ${DARK} } }
&[theme="dark"] { ${DARK} }
&[deck="2"] { --gin-d: var(--gin-h); --gin-c: var(--gin-s); }
& > .gin-stage { order: -1; flex: none; width: 100%; container-type: size; border-radius: inherit; background: var(--gin-felt); }
${heights}
& iframe { display: block; width: 100%; height: 100%; margin: 0; border: 0; border-radius: inherit; background: none; }
& .gin-play {
  all: unset; box-sizing: border-box; display: grid; align-content: center; justify-items: center; gap: min(4cqh, 28px) 40px;
  width: 100%; height: 100%; padding: 16px; color: var(--gin-ink); font-family: system-ui, sans-serif; text-align: center;
  cursor: pointer; -webkit-tap-highlight-color: transparent;
}
& .gin-play:focus-visible { outline: 3px solid; outline-offset: -8px; border-radius: 16px; }
& .gin-fan { display: block; width: min(78cqw, 84cqh, 480px); height: auto; forced-color-adjust: none; }
& .gin-fan rect { fill: var(--gin-paper); stroke: #1d242147; }
& .gin-name { font: 600 clamp(1.75rem, 1.2rem + 3.5cqw, 3.25rem)/1.1 ui-serif, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; overflow-wrap: anywhere; }
& .gin-go {
  display: flex; align-items: center; justify-content: center; gap: 8px; box-sizing: border-box; min-width: 168px;
  min-height: 52px; padding: 6px 20px; border: 1px solid transparent; border-radius: 10px; background: var(--gin-paper);
  color: #1d2421; font: 600 1.125rem/1.2 system-ui, sans-serif;
}
& .gin-play:hover .gin-go { background: #fff; }
& .gin-go svg { width: 18px; height: 18px; fill: currentColor; }
&:not([playing]) > :not(.gin-stage) { margin: 0; padding: 0 16px 8px; font: .875rem/1.4 system-ui, sans-serif; }
& > :not(.gin-stage, .gin-foot) { order: 1; }
& > .gin-foot { flex: 1; min-width: 44px; display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0 16px; box-sizing: border-box; min-height: 52px; }
&:not([playing]) :is(a, a:visited) { display: inline-flex; align-items: center; min-width: 44px; min-height: 44px; color: var(--gin-ink); text-decoration: underline; }
&:not([playing]) a:focus-visible { outline: 3px solid; outline-offset: -4px; }
&:has(> a:not(.gin-link), > * > a:not(.gin-link)) .gin-link { display: none; }
&[playing] .gin-foot span { display: none; }
@container (min-width: 560px) and (max-height: 419px) {
  & .gin-play { grid-template-columns: auto auto; justify-content: center; justify-items: start; text-align: start; }
  & .gin-fan { grid-row: span 2; align-self: center; width: min(46cqw, 110cqh); }
  & .gin-name { align-self: end; }
  & .gin-go { align-self: start; }
}
@media (forced-colors: active) { &:not([playing]), & .gin-go { border: 1px solid CanvasText; } }
`.replaceAll('&', OWN);
