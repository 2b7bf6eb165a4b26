import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import { SHELL } from '@club-reviews/releases/revision';
import type { ReleaseStore } from '@club-reviews/releases/release-store';
import { releasePath } from '@club-reviews/releases/release-store';
import type * as render from '../../src/server-render/render';
import type { ShellRecord } from '../registry/shell-record';
import { assetUrl, integrityOf } from './shell-build';
import type { ShellBuild } from './shell-build';

const RENDER = 'render.cjs';

const requireHere = createRequire(__filename);

/** A file of a release doesn't match its record. */
export class AlteredFileError extends Error {
  override readonly name = 'AlteredFileError';
}

/** Only Node.js built-ins: the bundle includes all of its packages. */
function requireBuiltin(name: string): unknown {
  if (!isBuiltin(name)) throw new Error(`${name} is not part of Node.js`);
  return requireHere(name);
}

/**
 * Reads a release of the shell's browser part. All of its files are checked against their digests first: the browser
 * has no fallback for the shell, so no page may refer to a file that's missing or altered.
 * @throws MissingFileError, AlteredFileError, or whatever the bundle threw when it ran
 */
export async function readReleasedBuild(
  store: Pick<ReleaseStore, 'readFile'>,
  { version, scripts, fonts, client, server }: ShellRecord,
): Promise<ShellBuild> {
  async function readChecked(file: string, integrity: string | undefined): Promise<Buffer> {
    const path = releasePath(SHELL, version, file);
    const content = await store.readFile(path);
    if (integrityOf(content) !== integrity) throw new AlteredFileError(`${path} does not match its digest`);
    return content;
  }

  for (const [file, integrity] of Object.entries(client)) await readChecked(`client/${file}`, integrity);
  const source = await readChecked(`server/${RENDER}`, server[RENDER]);
  const run = compileFunction(source.toString('utf8'), ['module', 'exports', 'require'], {
    filename: releasePath(SHELL, version, `server/${RENDER}`),
  });
  const module = { exports: {} };
  run(module, module.exports, requireBuiltin);
  const build = module.exports as typeof render;
  return {
    fonts: fonts.map(assetUrl),
    scripts: scripts.map((file) => ({ url: assetUrl(file), integrity: client[file] ?? '' })),
    render: build,
  };
}
