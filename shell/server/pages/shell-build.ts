import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as render from '../../src/server-render/render';
import type { ScriptFile } from './document';

/** What the server needs from the shell's build. */
export interface ShellBuild {
  scripts: ScriptFile[];
  fonts: string[];
  /** Folder with the files for browsers. */
  clientFolder: string;
  render: typeof render;
}

/**
 * Reads the shell's build.
 * @param folder `shell/dist`
 * @param loadRender loads the render bundle at a path
 */
export function readShellBuild(folder: string, loadRender: (path: string) => unknown): ShellBuild {
  const clientFolder = join(folder, 'client');
  const { scripts, fonts } = JSON.parse(readFileSync(join(clientFolder, 'entry-files.json'), 'utf8')) as {
    scripts: string[];
    fonts: string[];
  };
  return {
    clientFolder,
    fonts: fonts.map((file) => `/assets/${file}`),
    scripts: scripts.map((file) => ({
      url: `/assets/${file}`,
      integrity: `sha384-${createHash('sha384')
        .update(readFileSync(join(clientFolder, file)))
        .digest('base64')}`,
    })),
    render: loadRender(join(folder, 'server', 'render.cjs')) as typeof render,
  };
}
