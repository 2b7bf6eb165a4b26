import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What decides how a loaded database looks: tables, invented rows, and the values computed from them. */
const SOURCES = [
  'api/src/platform/database/migrations',
  'api/src/sample-data',
  'api/src/model/reviews/recount.ts',
  'api/src/model/clubs/club-text-index.ts',
  'api/src/model/clubs/search-text.ts',
  'api/src/model/reviews/review-status.sql.ts',
  'domain/src/review-status.ts',
];

/** A short hash that changes when the databases have to be loaded anew. */
export function dataVersion(root) {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesOf(root, source))) {
    hash.update(file.split(sep).join('/')).update('\0');
    hash.update(readFileSync(join(root, file))).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function filesOf(root, source) {
  if (statSync(join(root, source)).isFile()) return [source];
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[.-]spec\.ts$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
