import { createHash } from 'node:crypto';

/** Asks the shell's server to leave a remote's area to the browser; see shell/server/pages/client-only.ts. */
const LEAVE_TO_BROWSER = 'x-leave-to-browser';

/** Would tell the site where this proxy runs, or affect its decisions. */
const ABOUT_THE_PROXY = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'];

/** A page changed on its way mustn't be mistaken for the site's. */
const ABOUT_KEPT_COPIES = ['if-none-match', 'if-modified-since', 'range'];

/** These don't apply to a page on this machine, or to one changed on its way. */
const OF_THE_SITE_ALONE = ['strict-transport-security', 'content-length', 'etag', 'last-modified', 'alt-svc'];

const without = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/**
 * Creates the functions that translate headers between a browser on this machine and a site. Cookies get a prefix that
 * names the site: all ports on this machine share them, and one site's logins mean nothing to another.
 * @param {string} site the site's origin
 * @param {string[]} ownOrigins those the proxy is reachable at
 * @param {string} remote federation name of the local remote
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

  /** Removes attributes that browsers only accept over https, or for the site's own name. */
  function localCookie(cookie) {
    const [pair, ...attributes] = cookie.split(/;\s*/);
    const kept = attributes
      .filter((attribute) => !/^(?:secure|partitioned|domain=.*)$/i.test(attribute))
      .map((attribute) => (/^samesite=none$/i.test(attribute) ? 'SameSite=Lax' : attribute));
    return [prefix + pair, ...kept].join('; ');
  }

  /** The corresponding URL on the other side; other sites' URLs stay as they are. */
  function moved(address, from, to) {
    const start = from.find((origin) => address === origin || address?.startsWith(`${origin}/`));
    return start === undefined ? address : to + address.slice(start.length);
  }

  return {
    /**
     * Headers for requests to the site.
     * @param {boolean} isChanged whether the response will be changed on its way back
     */
    toSite(headers, isChanged) {
      const asked = without(headers, [...ABOUT_THE_PROXY, ...(isChanged ? ABOUT_KEPT_COPIES : []), 'cookie']);
      const cookie = ownCookies(headers.cookie);
      return {
        ...asked,
        ...(cookie !== '' && { cookie }),
        // The api only lets pages of its own site log in and write.
        ...(asked.origin && { origin: moved(asked.origin, ownOrigins, site) }),
        ...(asked.referer && { referer: moved(asked.referer, ownOrigins, site) }),
        ...(isChanged && { 'accept-encoding': 'identity', [LEAVE_TO_BROWSER]: remote }),
      };
    },

    /** Headers for the browser; `isChanged` as above. */
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
