const RELATIONS =
  'son|daughter|boy|girl|lad|child|kid|twins?|niece|nephew|brother|sister|youngest|eldest|oldest|little one';
const STEPS = 'step|grand|god|foster';
const child = (steps: string, relations: string): string => `(?:(?:${steps})[\\s-]?)?(?:${relations})[sS]?`;
const CHILD = child(STEPS, RELATIONS);
const NAME = "\\p{Lu}[\\p{L}\\p{N}'-]{1,40}";
const SURNAME = `(?:(?:O|Ó|Ní|Mc|Mac|De|Van|Von|St\\.?)['\\s])?${NAME}`;
const OWNER = '(?:[Mm]y|[Oo]ur|[Tt]heir|[Hh]is|[Hh]er)';
/** "My son", "my two-year-old step-son", and in capitals. */
const HEAD =
  `(?:${OWNER}\\s+(?:[\\p{Ll}\\p{N}-]{1,30}\\s+){0,3}${CHILD}` +
  `|(?:MY|OUR)\\s+${child(STEPS.toUpperCase(), RELATIONS.toUpperCase())})`;
const IS_CALLED = "(?:'s)?(?:,?\\s+whose)?(?:\\s+name(?:\\s+is|'s))?(?:\\s+is)?(?:\\s+(?:called|named))?";

const AFTER_CHILD = new RegExp(
  `\\b${HEAD}${IS_CALLED}[\\s,:(-]{1,3}(${NAME})(?:\\s+(?:and|&)\\s+${NAME})?\\s+(${SURNAME})(?![\\p{L}\\p{N}])`,
  'gu',
);
const BEFORE_CHILD = new RegExp(
  `(?<![\\p{L}\\p{N}'-])(${NAME})\\s+(${SURNAME})(?:,|\\s+is|\\s*\\(|\\s+-)\\s*(?:my|our)\\s+(?:\\p{Ll}{1,30}\\s+)?${CHILD}(?![\\p{L}']|\\s+and\\b)`,
  'gu',
);

/** Words that show that the two are the name of a club, a place, a team or a competition, or not a name. */
const NOT_A_NAME = new Set(
  `Academy Albion Alexandra Argyle Athletic Celtic City Club Colts County Cup Dynamos Eagles Final Forest Ham Hotspur
  Juniors League Lionesses Lions North Orient Palace Panthers Park Premier Rangers Rovers School Sharks South Stars
  Sunday Saturday St Swifts Team Tigers Town Under Unders United Vale Villa Wanderers Warriors Wednesday West Wolves
  Youth Monday Tuesday Thursday Friday January February March April May June July August September October November
  December Mr Mrs Ms Miss Dr Coach The And Has Had Was Is It In At On To Here Loves Loved Plays Played Playing Really
  Enjoys Enjoyed Goes Went Can Cannot Will Would Wants Wanted Made Makes Got Gets Feels Felt Joined Started Says Said
  Who Never Always Also Just Now Still Thinks Trains`
    .split(/\s+/)
    .map((word) => word.toLowerCase()),
);
/** "U10s". */
const AGE_GROUP = /^U\d/;

/** Whether a text names a child by first name and surname ("my son Jack Smith", "Jack Smith is my son"). */
export function hasChildsFullName(text: string): boolean {
  return [AFTER_CHILD, BEFORE_CHILD].some((pattern) =>
    [...text.matchAll(pattern)].some(([, name = '', surname = '']) => isName(name) && isName(surname)),
  );
}

function isName(word: string): boolean {
  return !NOT_A_NAME.has(word.toLowerCase()) && !AGE_GROUP.test(word);
}
