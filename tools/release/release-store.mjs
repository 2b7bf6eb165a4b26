import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/**
 * The folder that holds releases and the registry, which is part of no build:
 *
 *   releases/{remote}/{version}/   one release, written once and never changed
 *   registry/{revision}.json       which release of each remote is active, and which one stands in for it
 *   registry/current               the number of the revision in force; replacing this file is the deployment
 *
 * @param {string} folder usually `${DATA_DIR}`
 */
export function openReleaseStore(folder) {
  const releases = join(folder, 'releases');
  const registry = join(folder, 'registry');
  mkdirSync(releases, { recursive: true });
  mkdirSync(registry, { recursive: true });

  function currentRevision() {
    const pointer = join(registry, 'current');
    if (!existsSync(pointer)) return { revision: 0, remotes: {} };
    const revision = readFileSync(pointer, 'utf8').trim();
    return JSON.parse(readFileSync(join(registry, `${revision}.json`), 'utf8'));
  }

  /** Writes through a temporary name, so that no reader ever sees half a file. */
  function writeAtomically(path, text) {
    const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`;
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  }

  /** Makes `remotes` the registry's content by adding a revision and pointing at it. Returns its number. */
  function activate(remotes) {
    const revision = Math.max(0, ...readdirSync(registry).map((name) => Number.parseInt(name, 10) || 0)) + 1;
    const content = { schema: 1, revision, createdAt: new Date().toISOString(), remotes };
    writeAtomically(join(registry, `${revision}.json`), `${JSON.stringify(content, null, 2)}\n`);
    writeAtomically(join(registry, 'current'), `${revision}\n`);
    return revision;
  }

  /**
   * Copies a built release into the store. A release that is there already stays as it is.
   * @param {string} built folder with release.json, client/ and perhaps server/
   * @returns {{name: string, version: string}}
   */
  function publish(built) {
    const { name, version } = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8'));
    const target = join(releases, name, version);
    if (!existsSync(target)) {
      const temporary = join(releases, name, `.${version}.${randomBytes(4).toString('hex')}`);
      mkdirSync(join(releases, name), { recursive: true });
      cpSync(built, temporary, { recursive: true });
      try {
        renameSync(temporary, target);
      } catch (error) {
        rmSync(temporary, { recursive: true, force: true });
        if (!existsSync(target)) throw error;
      }
    }
    return { name, version };
  }

  /** Makes a published version the active one; the one active so far becomes its stand-in. Returns whether anything changed. */
  function promote(name, version) {
    if (!existsSync(join(releases, name, version, 'release.json'))) {
      throw new Error(`There is no release ${version} of ${name} in ${releases}`);
    }
    const { remotes } = currentRevision();
    const before = remotes[name];
    if (before?.active === version) return false;
    activate({ ...remotes, [name]: { active: version, standIn: before?.active ?? null } });
    return true;
  }

  /** Goes back to the stand-in of a remote. Throws when there is none. */
  function rollBack(name) {
    const { remotes } = currentRevision();
    const standIn = remotes[name]?.standIn;
    if (!standIn) throw new Error(`${name} has no earlier release to go back to`);
    activate({ ...remotes, [name]: { active: standIn, standIn: null } });
    return standIn;
  }

  return { publish, promote, rollBack, current: currentRevision };
}
