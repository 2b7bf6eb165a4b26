import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readingFolder, weighing } from '../file-sizes.mjs';

const integrity = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Files of a valid release. */
const FILES = { 'entry.js': 'start()', 'routes.js': 'routes()', 'home-screen.js': 'home()' };

/**
 * Makes a small release in a new folder, for tests.
 * @param {object} changes changes to its record
 * @returns {import('../problem.mjs').Candidate & {remove: () => void}}
 */
export function madeRelease(changes = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'made-release-'));
  mkdirSync(join(folder, 'client'));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, 'client', name), content);
  const record = {
    contract: 1,
    name: 'mfe_public',
    version: '1.1.0',
    routes: ['/', '/about'],
    entry: 'entry.js',
    exposes: { './routes': { sync: ['routes.js'], async: [] } },
    chunks: { routes: ['routes.js'], 'home-screen': ['home-screen.js'], 'about-screen': [] },
    pages: { '/': 'home-screen', '/about': 'about-screen' },
    packages: ['formik'],
    client: Object.fromEntries(Object.entries(FILES).map(([name, content]) => [name, integrity(content)])),
    server: {},
    shared: { react: '^19.3.1' },
    api: {},
    ...changes,
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(record));
  return {
    folder,
    project: folder,
    record,
    kilobytesOf: weighing(readingFolder(folder)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
