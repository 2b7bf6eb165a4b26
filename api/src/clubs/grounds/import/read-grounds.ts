import type { GroundAccess, GroundSurface } from '@club-reviews/domain/club-facts';
import { GROUND_ACCESS, GROUND_SURFACES } from '@club-reviews/domain/club-facts';
import { createReadStream, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { getCell } from '../../../model/clubs/ground.entity.js';
import type { Ground } from '../../../model/clubs/ground.entity.js';
import { normaliseSearchText } from '../../../model/clubs/search-text.js';
import type { BytesRead } from '../../../platform/text/csv-rows.js';
import { readRows, SourceFileError, toText } from '../../../platform/text/csv-rows.js';
import { getEncoding } from '../../../platform/text/file-encoding.js';
import { readableLine } from '../../../platform/text/readable-text.js';
import { postcodeIn } from '../../postcodes/postcode-text.js';
import type { GroundRow } from './ground-rows.js';
import { recogniseFormat } from './ground-rows.js';

/** The files of Active Places' archive that say where football is played. */
const ARCHIVE = ['sites.csv', 'grasspitches.csv', 'artificialgrasspitches.csv'];
/** What a byte becomes that isn't UTF-8 in a file that is. */
const UNREADABLE = '\uFFFD';
const [MAX_NAME, MAX_TOWN, MAX_SEARCH_TEXT] = [200, 80, 320];

/** A ground as the files have it. */
export type ReadGround = Omit<Ground, 'isListed' | 'updatedAt'>;

/** What the files hold: grounds by their ids, and lines that were left out. */
export interface ReadGrounds {
  grounds: Map<number, ReadGround>;
  problems: string[];
}

/** What the rows about a site have said so far. */
interface Site extends Omit<GroundRow, 'id' | 'surface' | 'access'> {
  words: (GroundSurface | GroundAccess)[];
  /** Where it's first named. */
  line: string;
}

/** The files to read: one, or those of an unpacked archive. Throws SourceFileError if one is missing. */
export function findGroundFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new SourceFileError(`${path} doesn’t exist`);
  if (!found.isDirectory()) return [path];
  const files = ARCHIVE.map((name) => join(path, name));
  const missing = files.find((file) => !statSync(file, { throwIfNoEntry: false }));
  if (missing !== undefined) throw new SourceFileError(`${missing} doesn’t exist`);
  return files;
}

/**
 * Reads sites with football pitches in use, row by row; only what is kept of them is in memory. Throws
 * SourceFileError, naming file and line, for files that can't be used.
 * @param progress called with the share of the bytes that has been read
 */
export async function readGrounds(
  files: readonly string[],
  progress: (done: number) => void,
): Promise<ReadGrounds> {
  const size = files.reduce((sum, file) => sum + statSync(file).size, 0);
  const sites = new Map<number, Site>();
  const problems: string[] = [];
  let bytes = 0;
  for (const file of files) {
    const text = decode(file, (read) => progress((bytes += read) / size));
    for await (const [row, number] of readRows(file, text, recogniseFormat)) {
      const line = `${basename(file)}, line ${number}`;
      if (typeof row === 'string') problems.push(`${line}: ${row}`);
      else if (row) addRow(sites, row, line);
    }
  }
  const grounds = new Map<number, ReadGround>();
  for (const [id, site] of sites) {
    const ground = toGround(id, site);
    if (typeof ground === 'string') problems.push(`${site.line}: ${ground}`);
    else if (ground) grounds.set(id, ground);
    // There may be hundreds of thousands.
    sites.delete(id);
  }
  return { grounds, problems };
}

/** A file's text, whichever program has saved it. */
async function* decode(file: string, bytesRead: BytesRead): AsyncGenerator<string> {
  const encoding = await getEncoding(createReadStream(file));
  if (encoding === 'workbook') throw new SourceFileError('it’s a workbook: save it as CSV');
  yield* toText(createReadStream(file), encoding, bytesRead);
}

function addRow(sites: Map<number, Site>, { id, surface, access, ...row }: GroundRow, line: string): void {
  const site = sites.get(id) ?? { ...row, words: [], line };
  site.name ||= row.name;
  site.town ||= row.town;
  site.postcode ||= row.postcode;
  site.place ??= row.place;
  site.isClosed ||= row.isClosed;
  for (const word of [surface ?? [], access].flat()) if (!site.words.includes(word)) site.words.push(word);
  sites.set(id, site);
}

/** Null for a site where no football is played, a sentence if it's known too badly. */
function toGround(id: number, { place, isClosed, words, ...texts }: Site): ReadGround | string | null {
  const surfaces = GROUND_SURFACES.filter((word) => words.includes(word));
  if (isClosed || surfaces.length === 0) return null;
  const [name, town] = [readableLine(texts.name), readableLine(texts.town)];
  const postcode = postcodeIn(texts.postcode)?.postcode ?? null;
  if (name === '') return `site ${id} has no name`;
  if (`${name}${town}`.includes(UNREADABLE)) return `a letter in “${name}” can’t be read`;
  if (place === null) return `site ${id} has no position`;
  return {
    ...{ id, name: name.slice(0, MAX_NAME), town: town.slice(0, MAX_TOWN) || null, postcode },
    ...{ ...place, cell: getCell(place) },
    searchText: normaliseSearchText(`${name} ${town} ${postcode ?? ''}`).slice(0, MAX_SEARCH_TEXT),
    ...{ surfaces, access: GROUND_ACCESS.filter((word) => words.includes(word)) },
  };
}
