// Every repetition that can begin anywhere in a text is bounded, so that no text takes long to look through.
const DOMAIN_LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Endings that are addresses and hardly ever the begin of a sentence after a forgotten space ("great.My son"). */
const ENDINGS = 'com|co\\.uk|org\\.uk|org|net|uk|info|biz|co|io|app|shop|online|site|ly|gl|gg|tv|football';

const WITH_SCHEME = /\b(?:https?|ftp):\/\/\S|\bwww\.[a-z0-9]/i;
const BARE_DOMAIN = new RegExp(
  `(?<![@\\w.])(?:${DOMAIN_LABEL}\\.)+(?:${ENDINGS})(?![\\w-]|\\.\\w)|(?<![@\\w.])(?:${DOMAIN_LABEL}\\.)+[a-z]{2,}\\/[a-z0-9]`,
);
const SPELT_DOMAIN = /\b[a-z0-9-]{1,63}\s*(?:\(dot\)|\[dot\]|\sdot\s)\s*(?:com|co|org|net|uk|io|info)\b/i;

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}\s?@\s?(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,}/u;
const SPELT_EMAIL =
  /\b[a-z0-9._-]{1,64}\s*(?:\(at\)|\[at\]|\{at\}|\sat\s)\s*[a-z0-9-]{1,63}\s*(?:\.|\(dot\)|\[dot\]|\sdot\s)\s*(?:com|co\.uk|co|org|net|uk)\b/i;

// "0" or "+44", then 9 or 10 digits that start as British numbers do; between digits at most one separator.
const PHONE =
  /(?<![\d£.,/:-])(?:(?:\+|00)\s?44[\s.-]?(?:\(0\)[\s.-]?)?|\(?0[\s.-]?)[1-35789](?:[\s.()-]{0,2}\d){8,9}(?!\d|[.,/:-]\d)/;

/** Whether a text names a web address, also without its scheme or spelt out. */
export function hasLink(text: string): boolean {
  return WITH_SCHEME.test(text) || BARE_DOMAIN.test(text.toLowerCase()) || SPELT_DOMAIN.test(text);
}

/** Whether a text names an e-mail address, also spelt out. */
export function hasEmailAddress(text: string): boolean {
  return EMAIL.test(text) || SPELT_EMAIL.test(text);
}

/** Whether a text names a British telephone number. */
export function hasPhoneNumber(text: string): boolean {
  return PHONE.test(text);
}
