import type { Override } from '../../src/remotes/boot-data';
import { escapeHtml } from './document';
import { BANNER_CSS } from './tester-banner';
import type { PageBanner } from './tester-banner';

/** A remote that one tab gets from somewhere else. */
export interface PageOverride {
  /** For the browser. */
  boot: Override;
  /** Origin of the server the remote comes from, if that isn't this one. */
  devServer?: string | undefined;
}

/**
 * Tells staff which remote on the page isn't the site's own, with a button back, which works once the page's scripts
 * run.
 */
export function overrideBanner({ boot: { remote, entry = '' } }: PageOverride): PageBanner {
  if (remote === undefined) return { styles: [], html: '' };
  return {
    styles: [{ attributes: '', css: BANNER_CSS }],
    html: [
      '<aside class="trial" aria-label="Override">',
      `<span>In this tab, ${escapeHtml(remote)} comes from ${escapeHtml(entry)}.</span>`,
      '<button type="button" data-end-override>Back to the site’s own version</button></aside>',
    ].join(''),
  };
}
