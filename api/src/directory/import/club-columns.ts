import { tooLongMessage } from '@club-reviews/domain/contact-details';
import type { ClubFileColumn } from '@club-reviews/domain/club-imports';
import { CLUB_FILE_COLUMN_NAMES } from '@club-reviews/domain/club-imports';
import { z } from 'zod';
import {
  lineField,
  optionalField,
  parsedField,
  textField,
  websiteField,
} from '../../platform/http/text-fields.js';
import { MAX_CLUB_TEXT_LENGTH } from '@club-reviews/domain/club-profile';
import { slugStem } from '../../model/clubs/club-reference.js';
import { readableLine } from '../../platform/text/readable-text.js';
import { webAddress } from '../../platform/text/web-address.js';
import { FACT_CELLS } from './fact-cells.js';
import { SOURCES_CELL } from './source-cells.js';
import { readPostcode } from '../../clubs/postcodes/postcode-text.js';

const MAX_LEAGUES = 20;
const MAX_LEAGUE_LENGTH = 120;
const LEAGUES = `leagues must be at most ${MAX_LEAGUES} names separated by ";", each of at most ${MAX_LEAGUE_LENGTH} characters`;
const POSTCODE = 'postcode must be a whole UK postcode such as "LS6 3AA"';
const EXTERNAL_ID =
  'external_id must be 1 to 64 letters, digits or any of "_.:/-". Upper and lower case count as the same';
const LOGO_URL = 'logo_url must be the address of an image, beginning with https://';
const MAX_ADDRESS_LENGTH = 500;

/** The apostrophe that exports add so that spreadsheets don't take a text for a formula. */
const SHIELD = /^'(?=[=+\-@\t\r＝＋－＠])/;

/** What people write into a cell to say that it's empty. */
const NOTHING = /^(?:n\/?a|tb[ac]|none|nil|[-–—]+)$/i;
/** What web pages and messengers put into texts unseen, and what no code may hold. */
const UNSEEN = /[\p{Cf}\p{Zs}]+/gu;
const CODES: readonly string[] = ['external_id', 'postcode'];
/** Columns in which "none" is what the club says, not that it says nothing. */
const CAN_BE_NONE: readonly string[] = ['sibling_discount'];

/** Signs as other sites' exports write them. */
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,6}|#x[\da-f]{1,5});/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&nbsp;': ' ' },
};

/** Separates several values in one cell. */
export const VALUE_SEPARATOR = ';';

const line = (column: string, max: number) =>
  lineField({ name: column, max, missing: `${column} is missing` });

const postcode = z.string().transform((text, context) => {
  const read = readPostcode(text);
  if (read?.kind === 'full') return read.postcode;
  context.addIssue(POSTCODE);
  return z.NEVER;
});

const leagues = z
  .string()
  .transform((text) =>
    text
      .split(VALUE_SEPARATOR)
      .map(readableLine)
      .filter((name) => name !== ''),
  )
  .pipe(z.array(z.string().max(MAX_LEAGUE_LENGTH, LEAGUES)).max(MAX_LEAGUES, LEAGUES));

const logo = parsedField(LOGO_URL, MAX_ADDRESS_LENGTH, webAddress).refine(
  (address) => address.startsWith('https:'),
  { error: LOGO_URL },
);

/** The rules for the cells of each column: what a file has no column for stays as it is, and an empty cell clears. */
const CLUB_COLUMNS = {
  external_id: z
    .string()
    .trim()
    .regex(/^[\w.:/-]{1,64}$/, EXTERNAL_ID)
    .toLowerCase(),
  name: line('name', 160),
  place: optionalField(line('place', 160)),
  postcode: optionalField(postcode),
  sport: optionalField(line('sport', 60)),
  leagues,
  home_ground: optionalField(line('home_ground', 200)),
  website: optionalField(websiteField()),
  description: optionalField(
    textField({
      name: 'description',
      max: MAX_CLUB_TEXT_LENGTH,
      missing: tooLongMessage('description', MAX_CLUB_TEXT_LENGTH),
    }),
  ),
  logo_url: optionalField(logo),
  ...FACT_CELLS,
  sources: SOURCES_CELL,
} as const satisfies Record<ClubFileColumn, z.ZodType>;

/** A row's cells as read. */
export type RawRow = Partial<Record<ClubFileColumn, string>>;

/** Columns whose cells must be filled in; the first may be missing altogether. */
const REQUIRED_COLUMNS = ['external_id', 'name'] as const;

/** What one row says about a club; a column that the file doesn't have is left out. */
export type ClubRow = { [Column in (typeof REQUIRED_COLUMNS)[number]]: string } & {
  [Column in ClubFileColumn]?: z.output<(typeof CLUB_COLUMNS)[Column]>;
};

/**
 * Reads the cells of a row.
 * @returns the row and what somebody should look at, or what is wrong with it; one sentence for each column
 */
export function readRow(cells: RawRow): { row: ClubRow; doubts: string[] } | { problems: string[] } {
  const problems: string[] = [];
  const doubts: string[] = [];
  const row: Record<string, unknown> = {};
  for (const column of CLUB_FILE_COLUMN_NAMES) {
    const cell = cells[column];
    if (cell === undefined) continue;
    const text = cell.replace(SHIELD, '');
    const plain = text.replace(ENTITY, getSign);
    if (plain !== text) doubts.push(`${column} was read as “${plain.slice(0, 60)}”`);
    const read = CLUB_COLUMNS[column].safeParse(cellText(column, plain));
    if (read.success) row[column] = read.data;
    else problems.push(read.error.issues[0]?.message ?? `${column} can't be read`);
  }
  if (problems.length > 0) return { problems };
  const named = row as Omit<ClubRow, 'external_id'> & Partial<ClubRow>;
  return { row: { ...named, external_id: named.external_id ?? toExternalId(named) }, doubts };
}

/**
 * The external id of a club in a list without ids: the same each time, as long as its name and its postcode, or without
 * one its place, are: a Rovers of another town isn't this one. The slash tells it from {@link ownExternalId}.
 */
function toExternalId({ name, postcode, place }: Pick<ClubRow, 'name' | 'postcode' | 'place'>): string {
  const where = postcode?.replace(' ', '').toLowerCase() ?? (place ? toWords(place) : '');
  return `${toWords(name).slice(0, 55)}/${where}`.slice(0, 64);
}

const toWords = (text: string): string => slugStem(text).replace(/[^\w-]/g, '');

function cellText(column: ClubFileColumn, text: string): string {
  if (CODES.includes(column)) text = text.replace(UNSEEN, (unseen) => (/\p{Zs}/u.test(unseen) ? ' ' : ''));
  const isRequired = (REQUIRED_COLUMNS as readonly string[]).includes(column);
  const isSaid = CAN_BE_NONE.includes(column) && /^(?:none|nil)$/i.test(text.trim());
  return !isRequired && !isSaid && NOTHING.test(text.trim()) ? '' : text;
}

function getSign(entity: string): string {
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(entity) ?? [];
  const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
  return (
    ENTITIES[entity.toLowerCase()] ?? (code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : entity)
  );
}

const OWN_ID = /^club-([1-9]\d{0,8})$/;

/** The external id that exports give a club that came from no file. */
export function ownExternalId(clubId: number): string {
  return `club-${clubId}`;
}

/** The club with such an external id; undefined for any other id. */
export function clubIdIn(externalId: string): number | undefined {
  const [, id] = OWN_ID.exec(externalId) ?? [];
  return id === undefined ? undefined : Number(id);
}
