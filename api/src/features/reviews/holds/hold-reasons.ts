import type { TextHoldReason } from '@club-reviews/domain/hold-reasons';
import { TEXT_HOLD_REASONS } from '@club-reviews/domain/hold-reasons';
import { hasProfanity } from './profanity.js';
import { hasSafeguardingWords } from '@club-reviews/domain/safeguarding-words';

const CHECKS = {
  safeguarding: hasSafeguardingWords,
  profanity: hasProfanity,
  'full-name': hasChildsFullName,
  'email-address': hasEmailAddress,
  'phone-number': hasPhoneNumber,
  link: hasLink,
} satisfies Record<TextHoldReason, (text: string) => boolean>;

/** Invisible characters: joiners in emoji, say, stay in a text, but would split a word for the checks. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** What automatic checks find in a text; nothing in most. */
export function findHoldReasons(text: string): TextHoldReason[] {
  // Look-alike characters ("ｗｗｗ．") must not get past.
  const plain = text.normalize('NFKC').replace(UNSEEN, '');
  return TEXT_HOLD_REASONS.filter((reason) => CHECKS[reason](plain));
}

const CHILD =
  'son|daughter|boy|girl|lad|child|kid|twins?|grandson|granddaughter|grandchild|nephew|niece|stepson|stepdaughter|brother|sister|youngest|eldest|oldest|little one';
const NAME = "\\p{Lu}\\p{Ll}+(?:['’-]\\p{Lu}\\p{Ll}+)*";
const SURNAME = "(?:(?:O['’]|Mc|Mac|De|Van|St\\.?)\\s?)?\\p{Lu}\\p{Ll}+(?:[-'’]\\p{Lu}\\p{Ll}+)*";

const PATTERN = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|[Tt]heir|[Hh]is|[Hh]er)\\s+(?:\\p{Ll}+\\s+)?(?:${CHILD}|${CHILD.replaceAll('|', 's|')}s)` +
    `(?:\\s*,|\\s+(?:is\\s+)?(?:called|named))?\\s+(${NAME})(?:\\s+(?:and|&)\\s+${NAME})?\\s+(${SURNAME})(?!\\p{L})`,
  'gu',
);

/** Words that show that the two are the name of a club, a place, a team or a competition, or not a name. */
const NOT_A_NAME = new Set(
  `Academy Albion Athletic Celtic City Club Colts County Cup Dynamos Eagles Juniors League Lionesses Lions Park Panthers
  Premier Rangers Rovers School Sharks Stars Sunday Saturday Swifts Team Tigers Town Under Unders United Villa Wanderers
  Warriors Wolves Youth Monday Tuesday Wednesday Thursday Friday January February March April May June July August
  September October November December The And Has Had Was Is Loves Loved Plays Played Really Enjoys Enjoyed`.split(
    /\s+/,
  ),
);

/** Whether a text names a child by first name and surname ("my son Jack Smith"). */
export function hasChildsFullName(text: string): boolean {
  for (const [, name = '', surname = ''] of text.matchAll(PATTERN)) {
    if (!NOT_A_NAME.has(name) && !NOT_A_NAME.has(surname)) return true;
  }
  return false;
}

// Every repetition that can start anywhere in a text is limited, so that no text takes long to check.
const DOMAIN_LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** Endings that are addresses and hardly ever the start of a sentence after a forgotten space ("great.My son"). */
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

/** Whether a text contains a web address, even without its scheme or spelt out. */
export function hasLink(text: string): boolean {
  return WITH_SCHEME.test(text) || BARE_DOMAIN.test(text.toLowerCase()) || SPELT_DOMAIN.test(text);
}

/** Whether a text contains an e-mail address, even spelt out. */
export function hasEmailAddress(text: string): boolean {
  return EMAIL.test(text) || SPELT_EMAIL.test(text);
}

/** Whether a text contains a British telephone number. */
export function hasPhoneNumber(text: string): boolean {
  return PHONE.test(text);
}
