import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openReleaseStore } from '../../releases/dist/open-release-store.js';
import { entryIn } from '../../releases/dist/revision.js';
import { withSecretFiles } from '../../releases/dist/secret-files.js';
import { getReleaseKeys, getSigningKey } from '../../releases/dist/settings.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * What every command needs.
 * @param {{by?: string, isDryRun: boolean}} order
 * @returns {{store: object, keys: object | null, signingKey: object | null, by: string, isDryRun: boolean}}
 */
export function openContext({ by, isDryRun }, variables) {
  const env = withSecretFiles(variables);
  return {
    store: openReleaseStore({ ...env, DATA_DIR: resolve(ROOT, env.DATA_DIR || '.data') }),
    keys: getReleaseKeys(env),
    signingKey: getSigningKey(env),
    by: by ?? userName(),
    isDryRun,
  };
}

/** Whether a project's source folder exists here. */
export const isPart = (project) => existsSync(resolve(ROOT, project, 'package.json'));

/** The folder of a project's build; undefined if there is none. */
export function builtFolder(project) {
  const folder = resolve(ROOT, project, 'dist/release');
  return existsSync(join(folder, 'release.json')) ? folder : undefined;
}

/**
 * The name under which a project is released. The registry's names count too, as rolling back needs no build.
 * @param {string} project its folder, such as mfe-public, or its name, such as mfe_public
 */
export function releaseName(revision, project) {
  const name = project.replaceAll('-', '_');
  if (entryIn(revision, name)) return name;
  const built = builtFolder(project);
  return built ? JSON.parse(readFileSync(join(built, 'release.json'), 'utf8')).name : name;
}

function userName() {
  try {
    const name = execFileSync('git', ['config', 'user.name'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    if (name) return name;
  } catch {
    // No Git here, or no name configured.
  }
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
