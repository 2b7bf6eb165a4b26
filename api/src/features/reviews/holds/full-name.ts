const CHILD =
  'son|daughter|boy|girl|lad|child|kid|twins?|grandson|granddaughter|grandchild|nephew|niece|stepson|stepdaughter|brother|sister|youngest|eldest|oldest|little one';
const NAME = "\\p{Lu}\\p{Ll}+(?:['’-]\\p{Lu}\\p{Ll}+)*";
const SURNAME = "(?:(?:O['’]|Mc|Mac|De|Van|St\\.?)\\s?)?\\p{Lu}\\p{Ll}+(?:[-'’]\\p{Lu}\\p{Ll}+)*";

const PATTERN = new RegExp(
  `\\b(?:[Mm]y|[Oo]ur|[Tt]heir|[Hh]is|[Hh]er)\\s+(?:\\p{Ll}+\\s+)?(?:${CHILD}|${CHILD.replaceAll('|', 's|')}s)` +
    `(?:\\s*,|\\s+(?:is\\s+)?(?:called|named))?\\s+(${NAME})(?:\\s+(?:and|&)\\s+${NAME})?\\s+(${SURNAME})(?!\\p{L})`,
  'gu',
);

/** Words that make the two the name of a club, a place, a team or a competition, or no name at all. */
const NOT_A_NAME = new Set(
  `Academy Albion Athletic Celtic City Club Colts County Cup Dynamos Eagles Juniors League Lionesses Lions Park Panthers
  Premier Rangers Rovers School Sharks Stars Sunday Saturday Swifts Team Tigers Town Under Unders United Villa Wanderers
  Warriors Wolves Youth Monday Tuesday Wednesday Thursday Friday January February March April May June July August
  September October November December The And Has Had Was Is Loves Loved Plays Played Really Enjoys Enjoyed`.split(
    /\s+/,
  ),
);

/** Whether a text names a child with first name and surname ("my son Jack Smith"). */
export function hasChildsFullName(text: string): boolean {
  for (const [, name = '', surname = ''] of text.matchAll(PATTERN)) {
    if (!NOT_A_NAME.has(name) && !NOT_A_NAME.has(surname)) return true;
  }
  return false;
}
