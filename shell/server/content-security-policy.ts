import { createHash } from 'node:crypto';
import type { DevServers } from './dev-servers';
import { devServerSources } from './dev-servers';
import { SCRIPT_START } from './pages/script-start';
import { reportDirectives } from './policy-reports/reporting';

/** What one page is allowed on top of what every response is. */
export interface PagePolicy {
  /** The texts of the page's style elements. */
  styles: string[];
  /** Where map images come from; pages may load images from no other site. */
  tilesUrl: string | undefined;
}

/** The element styled-components inserts its rules into in the browser is empty as far as the policy is concerned. */
const EMPTY_STYLE = hashSource('');

/** The one inline script in pages; it's the same in all of them. */
const SCRIPT_START_SOURCE = hashSource(SCRIPT_START);

/**
 * Creates the function that writes a response's Content-Security-Policy, or a page's if it's given one. Styles are
 * allowed by digest rather than nonce, so that a page is the same for everybody.
 * @param devServers in development, further origins for scripts and connections
 * @param isHttps whether the site is served over HTTPS
 */
export function createContentPolicy(devServers: DevServers, isHttps: boolean): (page?: PagePolicy) => string {
  return (page) => {
    const { scripts, connections } = devServerSources(devServers);
    return [
      "default-src 'self'",
      ["script-src 'self'", ...scripts, ...(page ? [SCRIPT_START_SOURCE] : [])].join(' '),
      ["style-src 'self'", ...(page ? [EMPTY_STYLE, ...page.styles.map(hashSource)] : [])].join(' '),
      ["img-src 'self' data: blob:", ...tilesSources(page?.tilesUrl)].join(' '),
      "font-src 'self'",
      ["connect-src 'self'", ...connections].join(' '),
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      ...reportDirectives(isHttps),
    ].join('; ');
  };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The host of a map's images as a policy source; "{s}" in a URL stands for any host of that name. */
function tilesSources(tilesUrl: string | undefined): string[] {
  const [, host] = /^https:\/\/(?:\{s\}\.)?([\w.-]+(?::\d+)?)\//.exec(tilesUrl ?? '') ?? [];
  if (host === undefined) return [];
  return [`https://${tilesUrl?.startsWith('https://{s}.') ? '*.' : ''}${host}`];
}
