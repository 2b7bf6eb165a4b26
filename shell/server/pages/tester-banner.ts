import type { Choice } from '../registry/site-releases';
import type { StyleElement } from '../../src/server-render/page-styles';
import { escapeHtml } from './document';

/** Uses the colours and spacing of a note, which every page includes, so it doesn't look like part of the site. */
const BANNER_CSS = [
  '.trial{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:var(--space-1) var(--space-4);',
  'padding:var(--space-2) var(--space-3);border-bottom:2px solid var(--color-note);',
  'background:var(--color-note-tint);color:var(--color-on-note-tint);font-size:var(--text-s);overflow-wrap:anywhere}',
  '.trial button{padding:var(--space-2) var(--space-4);border:1px solid currentColor;',
  'border-radius:var(--radius-m);background:none;color:inherit;font:inherit;font-weight:640;cursor:pointer}',
  '@media print{.trial{display:none}}',
].join('');

/** A banner above the page's header, about what differs from the ordinary page. */
export interface PageBanner {
  /** The page has to allow these by digest. */
  styles: StyleElement[];
  html: string;
}

const NO_BANNER: PageBanner = { styles: [], html: '' };

/**
 * Tells testers which versions they see, with a button to leave. It's outside what React renders, so it's there without
 * scripts and with any version of the shell.
 * @param tried versions by remote; there's no banner if it's empty
 */
export function testerBanner(tried: Choice): PageBanner {
  if (tried.size === 0) return NO_BANNER;
  const versions = [...tried].map(([name, version]) => `${name} ${version}`).join(', ');
  return {
    styles: [{ attributes: '', css: BANNER_CSS }],
    html: [
      '<aside class="trial" aria-label="Version on trial">',
      `<span>You’re trying ${escapeHtml(versions)}.</span>`,
      // A button, so that the skip link stays the page's first link.
      '<form action="/releases/leave"><button>Leave</button></form></aside>',
    ].join(''),
  };
}
