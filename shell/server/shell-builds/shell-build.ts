import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as render from '../../src/server-render/render';
import type { ScriptFile } from '../pages/document';

/** What the server needs from one build of the shell. */
export interface ShellBuild {
  scripts: ScriptFile[];
  fonts: string[];
  render: typeof render;
}

/** URL of a browser file: its name contains a digest, whichever release it belongs to. */
export const assetUrl = (file: string) => `/assets/${file}`;

export const integrityOf = (content: Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Reads the build that ships with the server, which needs no record.
 * @param folder `shell/dist/release`
 * @param loadRender loads the render bundle from a path
 */
export function readOwnBuild(folder: string, loadRender: (path: string) => unknown): ShellBuild {
  const client = join(folder, 'client');
  const { scripts, fonts } = JSON.parse(readFileSync(join(client, 'entry-files.json'), 'utf8')) as {
    scripts: string[];
    fonts: string[];
  };
  return {
    fonts: fonts.map(assetUrl),
    scripts: scripts.map((file) => ({
      url: assetUrl(file),
      integrity: integrityOf(readFileSync(join(client, file))),
    })),
    render: loadRender(join(folder, 'server', 'render.cjs')) as typeof render,
  };
}
