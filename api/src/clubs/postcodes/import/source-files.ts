import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SourceFileError } from '../../../platform/text/csv-rows.js';

const DIRECTORY_FILE = /^(onspd|nspl).*\.csv$/i;
const NESTED_FOLDERS = ['data', 'csv', 'multi_csv'];

/**
 * The CSV files to import from a file, or from an unpacked ONS Postcode Directory, NSPL or Code-Point Open at any
 * level: the one file for the whole country if there is one, otherwise a file for each area. Throws SourceFileError
 * if there is none, or more than one release.
 */
export function findSourceFiles(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false }) === undefined)
    throw new SourceFileError(`${path} doesn’t exist`);
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).sort();
  const whole = names.filter((name) => DIRECTORY_FILE.test(name) && !isAreaFile(name, names));
  if (whole.length > 1)
    throw new SourceFileError(`${path} holds several directories: name one of ${whole.join(', ')}`);
  if (whole[0] !== undefined) return [join(path, whole[0])];
  for (const folder of NESTED_FOLDERS) {
    const nested = names.find((name) => name.toLowerCase() === folder);
    if (nested !== undefined && statSync(join(path, nested)).isDirectory())
      return findSourceFiles(join(path, nested));
  }
  const areas = names.filter((name) => name.toLowerCase().endsWith('.csv'));
  if (areas.length === 0) throw new SourceFileError(`${path} holds no CSV files of postcodes`);
  return areas.map((name) => join(path, name));
}

// ONSPD_NOV_2025_UK.csv covers everything; ONSPD_NOV_2025_UK_LS.csv, one of many such files, covers one area.
function isAreaFile(name: string, names: string[]): boolean {
  const stem = name.replace(/_[A-Z]{1,2}\.csv$/i, '');
  return (
    stem !== name &&
    stem.toUpperCase().endsWith('_UK') &&
    names.filter((other) => other.startsWith(stem)).length > 1
  );
}
