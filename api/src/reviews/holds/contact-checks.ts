// Every repetition that can start anywhere in a text is limited, so that no text takes long to check.
const DOMAIN_LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Endings that are addresses and hardly ever the start of a sentence after a forgotten space ("great.My son"). */
const ENDINGS = 'com|co\\.uk|org\\.uk|org|net|uk|info|biz|co|io|app|shop|online|site|ly|gl|gg|tv|football';
/** Endings that are no words, so that a space before them means nothing. */
const BARE_ENDINGS = 'com|co|org|net|uk|io|biz|ly|gl|tv|COM|CO|ORG|NET|UK|IO';

const BRACKETED_DOT = /\s?[([{<]\s?(?:dot|d0t|\.)\s?[)\]}>]\s?/gi;
const SPELT_DOT = /\s{1,5}d[o0]t\s{1,5}(?=(?:com|co|org|net|uk|io|info|app|shop|online|site)(?![a-z0-9]))/gi;
const LOOSE_DOT = new RegExp(`\\s{1,5}\\.\\s{0,5}(?=(?:${BARE_ENDINGS})(?![\\p{L}\\p{N}]))`, 'gu');
const DOT_AND_SPACE = /\.\s(?=(?:com|co\.uk|org\.uk)(?![\p{L}\p{N}]))/gu;
const COMMA = /(?<=[a-z0-9]),(?=(?:com|co\.uk|org\.uk)(?![a-z0-9]))/gi;

const BRACKETED_AT = /\s?[([{<]\s?(?:at|a)\s?[)\]}>]\s?/gi;
const SPELT_AT = new RegExp(
  `\\s{1,5}at\\s{1,5}(?=(?:${DOMAIN_LABEL}\\.){1,3}(?:com|co|org|net|uk)(?![a-z0-9]))`,
  'gi',
);

const WITH_SCHEME = /\b(?:h(?:tt|xx)ps?|ftp)\s?:\s?\/\/\s?\S|\bwww\.[a-z0-9]/i;
const BARE_DOMAIN = new RegExp(
  `(?<![@\\w.])(?:${DOMAIN_LABEL}\\.)+(?:${ENDINGS})(?![\\w-]|\\.\\w)|(?<![@\\w.])(?:${DOMAIN_LABEL}\\.)+[a-z]{2,}\\/[a-z0-9]`,
);
const JOINED_DOMAIN = /[a-z0-9]{3}dot(?:com|couk|org)(?![a-z])/i;
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}\s?@\s?(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,}/u;

/** Whether a text contains a web address, even without its scheme or spelt out. */
export function hasLink(text: string): boolean {
  const dotted = withDots(text);
  return WITH_SCHEME.test(dotted) || BARE_DOMAIN.test(dotted.toLowerCase()) || JOINED_DOMAIN.test(dotted);
}

/** Whether a text contains an e-mail address, even spelt out. */
export function hasEmailAddress(text: string): boolean {
  return EMAIL.test(withDots(text).replace(BRACKETED_AT, '@').replace(SPELT_AT, '@'));
}

/** The text with a plain dot wherever one of an address is spelt out, spaced out or replaced. */
function withDots(text: string): string {
  return text
    .replace(BRACKETED_DOT, '.')
    .replace(SPELT_DOT, '.')
    .replace(LOOSE_DOT, '.')
    .replace(DOT_AND_SPACE, '.')
    .replace(COMMA, '.')
    .replace(/\.c0m(?![a-z0-9])/gi, '.com');
}
