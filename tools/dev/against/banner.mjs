const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text) => text.replace(/[&<>]/g, (character) => ESCAPES[character]);

/** Uses the colours and spacing of a note, which every page includes, like the testers' banner. */
export const bannerCss = [
  '.swapped{padding:var(--space-2) var(--space-3);border-bottom:2px solid var(--color-note);',
  'background:var(--color-note-tint);color:var(--color-on-note-tint);font-size:var(--text-s);text-align:center;text-wrap:balance;',
  'overflow-wrap:anywhere}.swapped strong{font-weight:640}@media print{.swapped{display:none}}',
].join('');

/**
 * Says what the page is made of. It's outside what React renders.
 * @param {string} project folder of the local remote
 * @param {string} site where everything else comes from
 */
export const bannerHtml = (project, site) =>
  [
    '<aside class="swapped" aria-label="Development">',
    `<strong>${escaped(project)} comes from this machine.</strong> `,
    `Everything else is ${escaped(site)}, and what you save is saved there.</aside>`,
  ].join('');
