import type { Override } from '../../src/remotes/boot-data';
import { escapeHtml } from './document';
import { BANNER_CSS } from './tester-banner';
import type { PageBanner } from './tester-banner';

/** A remote that one tab gets from somewhere else, as far as its pages say so. */
export interface PageOverride {
  /** For the browser. */
  boot: Override;
  /** Origin of the server that the remote comes from, unless that is this one. */
  devServer?: string | undefined;
}

/** Tells staff which remote of the page isn't the site's own, with the way back; that works once the page's scripts run. */
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
