/**
 * CHANGELOG.md: npm runs this for `npm version X.Y.Z`, before it makes the commit and the tag.
 *
 *   node tools/changelog.mjs check         whether there is anything to release
 *   node tools/changelog.mjs head X.Y.Z    puts what's unreleased under the version's heading, and writes it into Dockerfiles
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rcompare, valid } from 'semver';
import { ROOT } from './setup/npm.mjs';

/** The Dockerfiles, whose images are labelled with the version. */
export const DOCKERFILES = ['api/Dockerfile', 'shell/Dockerfile', 'ops/docker/remote.Dockerfile'];

const CHANGELOG = 'CHANGELOG.md';
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

if (process.argv[1] === import.meta.filename) {
  const [, , command, version] = process.argv;
  try {
    const headed = headChangelog(read(CHANGELOG), version, new Date().toISOString().slice(0, 10));
    if (command === 'head') {
      writeFileSync(join(ROOT, CHANGELOG), headed);
      for (const file of DOCKERFILES)
        writeFileSync(join(ROOT, file), read(file).replace(/^ARG VERSION=.*$/m, `ARG VERSION=${version}`));
    }
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
