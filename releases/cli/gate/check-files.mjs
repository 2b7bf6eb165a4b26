import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Compressed copies of files in the record. */
const COMPRESSED = /\.(br|gz)$/;

/** What browsers accept as a script's integrity. */
const ALGORITHMS = ['sha256', 'sha384', 'sha512'];

/** Files next to `client/` and `server/` that belong to a release. */
const OWN = ['release.json', 'release.sig.json'];

/** Whether content matches a digest, which names its algorithm: `sha256-…`. */
function matches(content, digest) {
  const [algorithm, value] = [digest.slice(0, digest.indexOf('-')), digest.slice(digest.indexOf('-') + 1)];
  return ALGORITHMS.includes(algorithm) && createHash(algorithm).update(content).digest('base64') === value;
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));

/**
 * Every file in the record exists and matches its digest, and there are no others.
 * @type {import('./problem.mjs').Check}
 */
export function checkFiles({ folder, record }) {
  const rebuild = 'Build it again and release what that made; a release is never edited.';
  const problems = [];
  const listed = new Map(
    ['client', 'server'].flatMap((part) =>
      Object.entries(record[part] ?? {}).map(([file, digest]) => [`${part}/${file}`, digest]),
    ),
  );
  for (const [file, digest] of listed) {
    const path = join(folder, file);
    if (!existsSync(path)) {
      problems.push({ what: `The record lists ${file}, which is missing.`, where: path, fix: rebuild });
    } else if (!matches(readFileSync(path), digest)) {
      problems.push({ what: `${file} isn't what its digest says.`, where: path, fix: rebuild });
    }
  }
  for (const file of filesBelow(folder)) {
    const original = file.replace(COMPRESSED, '');
    if (OWN.includes(file) || listed.has(original)) continue;
    problems.push({
      what: `${file} isn’t in the record, so no one has vouched for it.`,
      where: join(folder, file),
      fix: 'Remove it, or build again so that the record lists it.',
    });
  }
  const referred = [
    record.entry,
    ...Object.values(record.chunks ?? {}).flat(),
    ...Object.values(record.exposes ?? {}).flatMap(({ sync, async }) => [...sync, ...async]),
  ];
  for (const file of new Set(referred)) {
    if (file === undefined || record.client[file] !== undefined) continue;
    problems.push({
      what: `The record names the script ${file}, but gives no digest of it.`,
      where: join(folder, 'release.json'),
      fix: rebuild,
    });
  }
  return problems;
}
