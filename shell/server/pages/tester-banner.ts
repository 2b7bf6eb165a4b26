import type { Choice } from '../registry/site-releases';
import type { StyleElement } from '../../src/server-render/page-styles';
import { escapeHtml } from './document';

/** Uses the colours and measures that every page brings: those of a note, so that it's no part of the site's own look. */
export const BANNER_CSS = [
  '.trial{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:var(--space-1) var(--space-4);',
  'padding:var(--space-2) var(--space-3);border-bottom:2px solid var(--color-note);',
  'background:var(--color-note-tint);color:var(--color-on-note-tint);font-size:var(--text-s);overflow-wrap:anywhere}',
  '.trial button{padding:var(--space-2) var(--space-4);border:1px solid currentColor;',
  'border-radius:var(--radius-m);background:none;color:inherit;font:inherit;font-weight:640;cursor:pointer}',
  '@media print{.trial{display:none}}',
].join('');

/** What a page shows above its header of what isn't as everybody sees it. */
export interface PageBanner {
  /** The page has to allow them by their digests. */
  styles: StyleElement[];
  html: string;
}

const NO_BANNER: PageBanner = { styles: [], html: '' };

/**
 * Tells a tester which versions they see, with the way back. It's no part of what React renders: it's there without script,
 * and whichever version of the shell a page starts.
 * @param tried versions by remote; without any there's no banner
 */
export function testerBanner(tried: Choice): PageBanner {
  if (tried.size === 0) return NO_BANNER;
  const versions = [...tried].map(([name, version]) => `${name} ${version}`).join(', ');
  return {
    styles: [{ attributes: '', css: BANNER_CSS }],
    html: [
      '<aside class="trial" aria-label="Version on trial">',
      `<span>You’re trying ${escapeHtml(versions)}.</span>`,
      // A button, so that the link past the header stays the page's first link.
      '<form action="/releases/leave"><button>Leave</button></form></aside>',
    ].join(''),
  };
}
