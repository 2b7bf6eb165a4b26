import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '../../tools/build/compress-files.mjs';
import { ROOT } from '../../tools/setup/npm.mjs';

interface ReleaseRecord {
  version: string;
  client: Record<string, string>;
  server: Record<string, string>;
}

const integrity = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * The text of the files in a folder, by name; none if there's no folder, as in remotes that only render in browsers.
 */
function readTexts(folder: string, pattern: RegExp): Map<string, string> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => pattern.test(name)) : [];
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

/**
 * Changes the texts, and then every digest of another file that a file contains, until nothing changes any more: the
 * container contains the integrity of the chunks it loads.
 */
function changeTexts(
  texts: Map<string, string>,
  digests: Record<string, string>,
  change: (text: string) => string,
) {
  for (const [name, text] of texts) texts.set(name, change(text));
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const [name, text] of texts) {
      const before = digests[name]!;
      const after = integrity(text);
      if (after === before) continue;
      digests[name] = after;
      isSettled = false;
      for (const [other, content] of texts) texts.set(other, content.replaceAll(before, after));
    }
  }
}

/**
 * Makes another release from a built one, like a build of changed sources: other words, another version, its own
 * federation and chunk names, matching digests.
 * @param project folder of the remote
 * @param version of the new release
 * @param change changes the words in the browser's and the server's code
 * @returns folder to publish, and a function that removes it
 */
export function changedRelease(project: string, version: string, change: (code: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'club-reviews-release-'));
  cpSync(join(ROOT, project, 'dist/release'), folder, { recursive: true });
  const recordFile = join(folder, 'release.json');
  const record = JSON.parse(readFileSync(recordFile, 'utf8')) as ReleaseRecord;
  const asName = (text: string) => text.replace(/\W/g, '_');
  const changeAll = (code: string) =>
    change(code).replaceAll(record.version, version).replaceAll(asName(record.version), asName(version));

  for (const [part, pattern] of [
    ['client', /\.js$/],
    ['server', /\.cjs$/],
  ] as const) {
    const partFolder = join(folder, part);
    const texts = readTexts(partFolder, pattern);
    changeTexts(texts, record[part], changeAll);
    for (const [name, text] of texts) writeFileSync(join(partFolder, name), text);
  }
  for (const name of readdirSync(join(folder, 'client'))) {
    if (/\.(br|gz)$/.test(name)) rmSync(join(folder, 'client', name));
  }
  compressFiles(join(folder, 'client'));
  writeFileSync(recordFile, JSON.stringify({ ...record, version }));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
