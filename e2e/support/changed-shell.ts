import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '../../tools/build/compress-files.mjs';
import { ROOT } from '../../tools/setup/npm.mjs';

interface ShellRecord {
  serverContract: number;
  version: string;
  scripts: string[];
  client: Record<string, string>;
  server: Record<string, string>;
}

const integrity = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Makes another release of the shell's browser part from the built one, like a build of changed sources: other words,
 * another version, other script names.
 * @param change changes the words in the first scripts and in what renders pages on the server
 * @param serverContract the version of the contract with the server; the built one's by default
 * @returns folder to publish, and a function that removes it
 */
export function changedShell(version: string, change: (code: string) => string, serverContract?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'club-reviews-shell-release-'));
  cpSync(join(ROOT, 'shell/dist/release'), folder, { recursive: true });
  const recordFile = join(folder, 'release.json');
  const record = JSON.parse(readFileSync(recordFile, 'utf8')) as ShellRecord;
  record.scripts = record.scripts.map((name) => {
    const path = join(folder, 'client', name);
    const before = readFileSync(path, 'utf8');
    const code = change(before);
    if (code === before) return name;
    const changed = name.replace(
      /\.\w+\.js$/,
      `.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`,
    );
    for (const suffix of ['', '.br', '.gz']) rmSync(path + suffix);
    writeFileSync(join(folder, 'client', changed), code);
    delete record.client[name];
    record.client[changed] = integrity(code);
    return changed;
  });
  compressFiles(join(folder, 'client'));
  const render = join(folder, 'server/render.cjs');
  const code = change(readFileSync(render, 'utf8'));
  writeFileSync(render, code);
  record.server['render.cjs'] = integrity(code);
  writeFileSync(
    recordFile,
    JSON.stringify({ ...record, version, ...(serverContract !== undefined && { serverContract }) }),
  );
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
