import { BROWSER_MAP, getParser } from 'bowser';

/** For unknown browsers the parser returns whatever they send. */
const KNOWN_NAMES = new Set<string>(Object.values(BROWSER_MAP));
const UNKNOWN = 'Another program';
const MAX_LENGTH = 60;
/** No real browser sends a longer header, and parsing one takes a while. */
const MAX_HEADER_LENGTH = 500;

/** A User-Agent header in a few words, like "Firefox on Windows". */
export function getBrowserName(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = getParser(userAgent.slice(0, MAX_HEADER_LENGTH)).getResult();
  if (browser.name === undefined || !KNOWN_NAMES.has(browser.name)) return UNKNOWN;
  return (os.name ? `${browser.name} on ${os.name}` : browser.name).slice(0, MAX_LENGTH);
}
