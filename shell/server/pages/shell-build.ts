import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as render from '../../src/server-render/render';
import type { ScriptFile } from './document';

/** What the server needs from the build that it's deployed with. */
export interface ShellBuild {
  scripts: ScriptFile[];
  fonts: string[];
  render: typeof render;
}

const assetUrl = (file: string) => `/assets/${file}`;

const getIntegrity = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/**
 * Reads the shell's build.
 * @param folder `shell/dist/release`
 * @param loadRender loads the render bundle from a path
 */
export function readShellBuild(folder: string, loadRender: (path: string) => unknown): ShellBuild {
  const client = join(folder, 'client');
  const { scripts, fonts } = JSON.parse(readFileSync(join(client, 'entry-files.json'), 'utf8')) as {
    scripts: string[];
    fonts: string[];
  };
  return {
    fonts: fonts.map(assetUrl),
    scripts: scripts.map((file) => ({
      url: assetUrl(file),
      integrity: getIntegrity(readFileSync(join(client, file))),
    })),
    render: loadRender(join(folder, 'server', 'render.cjs')) as typeof render,
  };
}
