/** The largest import file that a browser can send, in bytes: enough for about 50,000 clubs. */
export const MAX_CLUB_FILE_BYTES = 15_000_000;

/** How much of a file is sent in one request, in bytes; as base64 it stays below the limit for a request. */
export const CLUB_FILE_PART_BYTES = 180_000;

/** How many of a file's columns can be told apart in the browser; further ones are left out. */
export const MAX_CLUB_FILE_COLUMNS = 200;

/** The possible outcomes for a row of an import file. */
export const ROW_OUTCOMES = ['new', 'changed', 'unchanged', 'doubtful', 'broken'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** The state of an import file on its way from the browser into the directory, or of undoing an import. */
export const CLUB_IMPORT_STEPS = [
  'uploading',
  'checking',
  'checked',
  'importing',
  'imported',
  'undoing',
  'undone',
  'failed',
] as const;
export type ClubImportStep = (typeof CLUB_IMPORT_STEPS)[number];

/** Whether the server is working on it. */
export function isWorking(step: ClubImportStep): boolean {
  return step === 'checking' || step === 'importing' || step === 'undoing';
}

/** The columns of a file of clubs, in the order in which they're exported: other names that lists give them, and examples. */
const CLUB_FILE_COLUMNS = {
  external_id: { others: ['id', 'club_id'], example: '' },
  name: { others: ['club', 'club_name'], example: 'Example Juniors (replace this row)' },
  place: { others: ['town', 'location'], example: 'Headingley, Leeds' },
  postcode: { others: ['post_code'], example: 'LS6 3AA' },
  sport: { others: [], example: 'Football' },
  leagues: { others: ['league'], example: 'Example Junior League;Example Sunday League' },
  home_ground: { others: ['ground', 'venue'], example: 'Example Park' },
  website: { others: ['web', 'web_site', 'web_address', 'url'], example: 'https://club.example' },
  description: { others: [], example: 'Football for girls and boys from six to sixteen.' },
  logo_url: { others: ['logo'], example: '' },
  teams: {
    others: [],
    example: 'U10 girls "Reds" Tue 18:00-19:00, Sat 9:30 3 places; U11 boys waiting list',
  },
  cost: { others: [], example: '£25 a month; free trial' },
  welfare_officer: { others: [], example: '' },
  accreditation: { others: [], example: '1 star' },
  sibling_discount: { others: [], example: '10 % for the second child' },
  first_aider: { others: [], example: 'yes' },
  founded: { others: [], example: '1974' },
  surfaces: { others: [], example: 'grass;3g' },
  ground_access: { others: [], example: 'parking;toilets' },
  sources: { others: [], example: '' },
} as const;

/** The name of a column of a file of clubs. */
export type ClubFileColumn = keyof typeof CLUB_FILE_COLUMNS;

/** The columns' names, in that order. */
export const CLUB_FILE_COLUMN_NAMES = Object.keys(CLUB_FILE_COLUMNS) as ClubFileColumn[];

/**
 * Which column each heading names, by its name or else by another one for it that's unique in the file.
 * @returns a column or null for each heading
 */
export function toClubColumns(headings: readonly string[]): (ClubFileColumn | null)[] {
  const names = headings.map((heading) =>
    heading
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const columns = names.map((name) => CLUB_FILE_COLUMN_NAMES.find((known) => known === name) ?? null);
  for (const column of CLUB_FILE_COLUMN_NAMES) {
    if (columns.includes(column)) continue;
    const others: readonly string[] = CLUB_FILE_COLUMNS[column].others;
    const named = names.flatMap((name, index) => (others.includes(name) ? [index] : []));
    const [only] = named;
    if (only !== undefined && named.length === 1) columns[only] = column;
  }
  return columns;
}

const FILLED_IN = CLUB_FILE_COLUMN_NAMES.filter((column) => !['external_id', 'sources'].includes(column));

/**
 * A file of clubs to fill in, with one example. It has no ids or sources, since few lists have any. A mark at its start
 * tells spreadsheets that it's UTF-8.
 */
export const CLUB_FILE_TEMPLATE = `\uFEFF${[
  FILLED_IN,
  FILLED_IN.map((column) => `"${CLUB_FILE_COLUMNS[column].example.replaceAll('"', '""')}"`),
]
  .map((cells) => cells.join(','))
  .join('\r\n')}\r\n`;
