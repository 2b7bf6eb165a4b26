/**
 * CHANGELOG.md: npm runs this for `npm version X.Y.Z`, before it makes the commit and the tag.
 *
 *   node tools/changelog.mjs check         whether there is anything to release
 *   node tools/changelog.mjs head X.Y.Z    puts what's unreleased under the version's heading, and writes the version into
 *                                          Dockerfiles, every part's package.json and the lock file
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rcompare, valid } from 'semver';
import { ROOT } from './setup/npm.mjs';

/** The Dockerfiles, whose images are labelled with the version. */
export const DOCKERFILES = ['api/Dockerfile', 'shell/Dockerfile', 'ops/docker/remote.Dockerfile'];

const CHANGELOG = 'CHANGELOG.md';
const LOCK_FILE = 'package-lock.json';
/** Our parts' names. */
const SCOPE = '@club-reviews/';
const KINDS = ['Upgrading', 'Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

/** The sections of a changelog, newest first: the text of the heading, and what's below it. */
const getSections = (text) =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading, ...lines] = section.split('\n');
      return { heading, body: lines.join('\n').trim() };
    });

/** The numbers of a changelog's versions, newest first. */
export const getVersions = (text) =>
  getSections(text).flatMap(({ heading }) => /^\[(\d.*)\]/.exec(heading)?.[1] ?? []);

/** The folders of all parts, by the lock file. */
export const getParts = ({ packages }) =>
  Object.keys(packages).filter((folder) => folder !== '' && !folder.includes('node_modules/'));

/** A part's package.json, or its entry in the lock file, with a version, which is that of the parts it needs, too. */
export function toVersion(manifest, version) {
  const inStep = (needed) =>
    Object.fromEntries(
      Object.entries(needed).map(([name, wanted]) => [name, name.startsWith(SCOPE) ? version : wanted]),
    );
  const dependencies = ['dependencies', 'devDependencies']
    .filter((kind) => manifest[kind])
    .map((kind) => [kind, inStep(manifest[kind])]);
  return { ...manifest, version, ...Object.fromEntries(dependencies) };
}

/** What's wrong with a changelog, a sentence each. */
export function getChangelogProblems(text, version) {
  const [first, ...releases] = getSections(text);
  const problems = [];
  if (first?.heading !== '[Unreleased]') problems.push('The first section must be “## [Unreleased]”.');
  const versions = releases.flatMap(({ heading, body }) => {
    const [, number, date] = /^\[(.+)\] - (\d{4}-\d\d-\d\d)$/.exec(heading) ?? [];
    if (!valid(number) || Number.isNaN(Date.parse(date)))
      problems.push(`“${heading}” must be “[X.Y.Z] - YYYY-MM-DD”.`);
    if (body === '') problems.push(`“${heading}” says nothing.`);
    return valid(number) ? [number] : [];
  });
  if (versions.join() !== versions.toSorted(rcompare).join())
    problems.push('The newest version must come first.');
  if (!versions.includes(version))
    problems.push(`There is no section for ${version}, the version of package.json.`);
  for (const [, kind] of text.matchAll(/^### (.*)$/gm))
    if (!KINDS.includes(kind)) problems.push(`“${kind}” must be one of ${KINDS.join(', ')}.`);
  return problems;
}

/** The changelog with all that was unreleased under a version's heading. */
export function headChangelog(text, version, date) {
  if (!getSections(text)[0]?.body)
    throw new Error(`${CHANGELOG} has nothing under “Unreleased”: say what has changed.`);
  return text.replace('## [Unreleased]', `## [Unreleased]\n\n## [${version}] - ${date}`);
}

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const write = (file, text) => writeFileSync(join(ROOT, file), text);
const writeJson = (file, value) => write(file, `${JSON.stringify(value, undefined, 2)}\n`);

function writeVersion(version) {
  for (const file of DOCKERFILES)
    write(file, read(file).replace(/^ARG VERSION=.*$/m, `ARG VERSION=${version}`));
  const lock = JSON.parse(read(LOCK_FILE));
  for (const part of getParts(lock)) {
    const file = `${part}/package.json`;
    writeJson(file, toVersion(JSON.parse(read(file)), version));
    lock.packages[part] = toVersion(lock.packages[part], version);
  }
  writeJson(LOCK_FILE, lock);
}

if (process.argv[1] === import.meta.filename) {
  const [, , command, version] = process.argv;
  try {
    const headed = headChangelog(read(CHANGELOG), version, new Date().toISOString().slice(0, 10));
    if (command === 'head') {
      write(CHANGELOG, headed);
      writeVersion(version);
    }
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
