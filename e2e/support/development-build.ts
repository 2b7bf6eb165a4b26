import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openFolderStore } from '@club-reviews/releases/folder-store';
import { publishAndRelease } from '@club-reviews/releases/publish';
import { ROOT } from '../../tools/setup/npm.mjs';
import { startShell } from './shell-process';

/** Inside the repository, where the server's code finds its packages; only these builds are in it. */
const OUTPUT = 'e2e/dist';

/** Builds a project with the development versions of its packages into {@link OUTPUT}; its own `dist` stays as it is. */
function build(project: string) {
  const run = (args: string[]) =>
    execFileSync(process.execPath, args, {
      cwd: join(ROOT, project),
      env: { ...process.env, NODE_ENV: 'development', BUILD_OUTPUT: OUTPUT },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run([join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js'), 'build']);
  if (project.startsWith('mfe-')) run([join(ROOT, 'tools/build/describe-release.mjs'), '.']);
}

/**
 * Builds the shell and the public remote for development, where React reports every difference between the server's
 * markup and the browser's, and serves them in front of the tested api.
 */
export function startDevelopmentShell() {
  const buildRoot = join(ROOT, OUTPUT);
  rmSync(buildRoot, { recursive: true, force: true });
  build('shell');
  build('mfe-public');
  cpSync(join(ROOT, 'shell/public'), join(buildRoot, 'shell/public'), { recursive: true });
  return startShell({
    buildRoot,
    env: { NODE_ENV: 'development' },
    async fillStore(storeFolder) {
      await publishAndRelease(
        openFolderStore(storeFolder),
        'e2e',
        join(buildRoot, 'mfe-public/dist/release'),
      );
    },
  });
}
