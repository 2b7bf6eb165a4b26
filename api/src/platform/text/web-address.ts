const SCHEME = /^[a-z][a-z\d+.-]*:(?!\d)/i;
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

/**
 * The web address that a person has typed, with https:// if no scheme was given; undefined if it isn't one, names no
 * internet host, contains a login, or has a scheme other than http and https.
 */
export function webAddress(text: string): string | undefined {
  const written = text.trim();
  if (/\s/.test(written)) return undefined;
  const address = SCHEME.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '' || !HOST.test(url.hostname)) return undefined;
  return url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href;
}
