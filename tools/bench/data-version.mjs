import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What determines a loaded database's content: tables, generated rows, and the values computed from them. */
const DATA_SOURCES = [
  /\/migrations\/.*\.ts$/,
  /\/sample-data\/.*\.ts$/,
  /\/(recount|club-text-index|search-text|review-visibility|review-status(\.sql)?)\.ts$/,
];
const NOT_SOURCES = /\/(node_modules|dist|test)\/|[.-]spec\.ts$/;

/** The sources in a checkout that a loaded database depends on, wherever they are, in a fixed order. */
export function dataSources(dir) {
  return ['api', 'domain']
    .filter((folder) => existsSync(join(dir, folder)))
    .flatMap((folder) =>
      readdirSync(join(dir, folder), { recursive: true }).map((file) => join(folder, file)),
    )
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !NOT_SOURCES.test(file) && DATA_SOURCES.some((pattern) => pattern.test(file)))
    .sort();
}

/** A short hash of a checkout that changes when its databases have to be reloaded. */
export function dataVersion(dir) {
  const hash = createHash('sha256');
  for (const file of dataSources(dir)) {
    hash.update(file).update('\0');
    hash.update(readFileSync(join(dir, file))).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
