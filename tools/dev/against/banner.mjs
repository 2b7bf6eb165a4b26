const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text) => text.replace(/[&<>]/g, (character) => ESCAPES[character]);

/** Uses the colours and measures that every page brings: those of a note, as testers' banner does. */
export const bannerCss = [
  '.swapped{padding:var(--space-2) var(--space-3);border-bottom:2px solid var(--color-note);',
  'background:var(--color-note-tint);color:var(--color-on-note-tint);font-size:var(--text-s);text-align:center;text-wrap:balance;',
  'overflow-wrap:anywhere}.swapped strong{font-weight:640}@media print{.swapped{display:none}}',
].join('');

/**
 * Tells whoever looks at the page what it's made of. It stands outside of what React renders.
 * @param {string} project folder of the remote that comes from this machine
 * @param {string} site where everything else comes from
 */
export const bannerHtml = (project, site) =>
  [
    '<aside class="swapped" aria-label="Development">',
    `<strong>${escaped(project)} comes from this machine.</strong> `,
    `Everything else is ${escaped(site)}, and what you save is saved there.</aside>`,
  ].join('');
