/**
 * How a lesson looks in anyone's page: as Learn's stations (look/answer.css), in the page's own ink.
 */
export const STYLE = new CSSStyleSheet();
STYLE.replaceSync(`
  :host { display: block; }
  :host([hidden]), .folded { display: none !important; }
  :is(h2, h3, h4, p, ol, ul, table, blockquote) { margin: 0.5em 0; }
  .chapter > h2 { position: absolute; clip-path: inset(50%); } /* the trail says it */
  slot { display: block; white-space: pre-wrap; }
  h3 { font-size: 1.1em; }
  :is(h2, h3):focus { outline: none; }
  blockquote { margin-inline: 0; padding-inline-start: 0.8em; border-inline-start: 3px solid; }
  th, td { padding: 0.2em 0.8em 0.2em 0; text-align: start; vertical-align: top; }
  .trail { display: flex; flex-wrap: wrap; gap: 2px; margin: 0; padding: 0; list-style: none; }
  .trail a {
    display: grid;
    gap: 6px;
    align-content: space-between;
    min-height: 2.75rem;
    padding: 4px 8px 8px;
    border-radius: 8px; color: inherit; font-size: 0.8125em; text-decoration: none;
  }
  .trail a:hover, .trail [aria-current] {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  .trail [aria-current] { font-weight: 600; }
  .cells { display: flex; gap: 2px; }
  .cells i {
    flex: 1 1 12px;
    height: 5px;
    border-radius: 3px;
    background: color-mix(in srgb, currentColor 25%, transparent);
  }
  .cells .done { background: currentColor; }
  .cells .here { box-shadow: 0 0 0 1.5px var(--tt-accent, #c8371f); }
  .demo:has(> tt-board:is([ask], [solve], [opponent])):not([data-answered]) > .after {
    display: none;
  }
  .ask { font-weight: 600; }
  .demo:has(> tt-board), .finish { max-width: var(--tt-width, 26rem); margin-inline: auto; }
  tt-board::part(board) { margin-inline: auto; }
  .after {
    padding-inline-start: 0.8em;
    border-inline-start: 3px solid color-mix(in srgb, currentColor 25%, transparent);
  }
  .next {
    width: 100%;
    min-height: 3.25rem;
    border: 1.5px solid;
    border-radius: 8px;
    background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer;
  }
  .end .next:not([data-acts]) { display: none; }
  [data-answered] .next { background: CanvasText; color: Canvas; }
  [data-fact][role] { border-bottom: 2px dotted; cursor: help; }
  [data-fact][role]:is(:hover, :focus-visible, .lit) {
    background: color-mix(in srgb, var(--tt-accent, #c8371f) 14%, transparent);
  }
  .mistakes {
    padding-inline-start: 0.6em;
    border-inline-start: 3px solid var(--tt-accent, #c8371f);
    list-style: none;
  }
  .finish output {
    display: block;
    padding: 0.6em 0.8em;
    border: 1px dashed;
    border-radius: 8px;
    overflow-wrap: anywhere;
    user-select: all;
  }
  .finish label { display: flex; flex-wrap: wrap; gap: 0 0.5em; align-items: center; }
  .finish :is(input, button) {
    min-height: 2.75rem;
    margin: 0 0.5em 0 0;
    padding: 0 0.8em;
    border: 1.5px solid;
    border-radius: 8px;
    background: none; color: inherit; font: inherit;
  }
  .finish .main { background: CanvasText; color: Canvas; font-weight: 600; }
  .finish canvas { width: min(100%, 14rem); image-rendering: pixelated; }
  @media print {
    .folded { display: block !important; }
    .chapter > h2 { position: static; clip-path: none; }
    :is(h2, h3, .ask) { break-after: avoid; }
    .demo { break-inside: avoid; }
    .trail, .on, .finish { display: none; }
  }
`);
