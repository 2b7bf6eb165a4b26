import { createHash } from 'node:crypto';

/** Asks the shell's server to leave a remote's area to the browser; see shell/server/pages/left-to-browser.ts. */
const LEAVE_TO_BROWSER = 'x-leave-to-browser';

/** Would tell the site, or let it decide by, where this proxy runs. */
const ABOUT_THE_PROXY = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'];

/** A page that was changed on its way mustn't be taken for the one that the site has. */
const ABOUT_KEPT_COPIES = ['if-none-match', 'if-modified-since', 'range'];

/** They don't hold for a page on this machine, or for one that was changed on its way. */
const OF_THE_SITE_ALONE = ['strict-transport-security', 'content-length', 'etag', 'last-modified', 'alt-svc'];

const without = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/**
 * Creates the functions that carry headers between a browser on this machine and a site. Cookies get a prefix that names the
 * site: every program on this machine's ports shares them, and one site's logins are nothing to another.
 * @param {string} site the site's origin
 * @param {string[]} ownOrigins those at which browsers find the proxy
 * @param {string} remote federation name of the remote that comes from this machine
 */
export function headersFor(site, ownOrigins, remote) {
  const prefix = `against-${createHash('sha256').update(site).digest('hex').slice(0, 8)}-`;

  /** The cookies that came from this site. */
  function ownCookies(header = '') {
    return header
      .split(/;\s*/)
      .filter((cookie) => cookie.startsWith(prefix))
      .map((cookie) => cookie.slice(prefix.length))
      .join('; ');
  }

  /** Takes out what browsers accept over https, or for the site's own name, alone. */
  function localCookie(cookie) {
    const [pair, ...attributes] = cookie.split(/;\s*/);
    const kept = attributes
      .filter((attribute) => !/^(?:secure|partitioned|domain=.*)$/i.test(attribute))
      .map((attribute) => (/^samesite=none$/i.test(attribute) ? 'SameSite=Lax' : attribute));
    return [prefix + pair, ...kept].join('; ');
  }

  /** An address as it is on the other side; other sites' addresses stay as they are. */
  function moved(address, from, to) {
    const start = from.find((origin) => address === origin || address?.startsWith(`${origin}/`));
    return start === undefined ? address : to + address.slice(start.length);
  }

  return {
    /**
     * What the site is asked with.
     * @param {boolean} isChanged whether the answer will be changed on its way back
     */
    toSite(headers, isChanged) {
      const asked = without(headers, [...ABOUT_THE_PROXY, ...(isChanged ? ABOUT_KEPT_COPIES : []), 'cookie']);
      const cookie = ownCookies(headers.cookie);
      return {
        ...asked,
        ...(cookie !== '' && { cookie }),
        // The api lets pages of its own site log in and write, and those of no other.
        ...(asked.origin && { origin: moved(asked.origin, ownOrigins, site) }),
        ...(asked.referer && { referer: moved(asked.referer, ownOrigins, site) }),
        ...(isChanged && { 'accept-encoding': 'identity', [LEAVE_TO_BROWSER]: remote }),
      };
    },

    /** What the browser gets; `isChanged` as above. */
    toBrowser(headers, isChanged) {
      const { 'set-cookie': cookies, location, ...rest } = headers;
      return {
        ...(isChanged ? without(rest, OF_THE_SITE_ALONE) : without(rest, ['strict-transport-security'])),
        ...(cookies && { 'set-cookie': [cookies].flat().map(localCookie) }),
        ...(location && { location: moved(location, [site], '') || '/' }),
        ...(isChanged && { 'cache-control': 'no-store' }),
      };
    },
  };
}
