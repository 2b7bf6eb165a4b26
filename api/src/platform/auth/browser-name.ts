import { BROWSER_MAP, getParser } from 'bowser';

/** Of browsers it doesn't know the parser repeats whatever they say. */
const KNOWN_NAMES = new Set<string>(Object.values(BROWSER_MAP));
const UNKNOWN = 'Another program';
const MAX_LENGTH = 60;
/** Longer headers are nobody's: parsing one takes a while. */
const MAX_HEADER_LENGTH = 500;

/** What a User-Agent header says in a few words, like "Firefox on Windows". */
export function browserNameOf(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = getParser(userAgent.slice(0, MAX_HEADER_LENGTH)).getResult();
  if (browser.name === undefined || !KNOWN_NAMES.has(browser.name)) return UNKNOWN;
  return (os.name ? `${browser.name} on ${os.name}` : browser.name).slice(0, MAX_LENGTH);
}
