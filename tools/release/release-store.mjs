import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** How long a revision may exist before `current` names it. After that, its writer is assumed to have crashed. */
const ACTIVATION_TIMEOUT_MS = 1000;

const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

/** The remotes of a revision. Revisions written by earlier versions call a fallback `standIn`. */
const withFallbacks = (remotes) =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, { active, fallback, standIn = null }]) => [
      name,
      { active, fallback: fallback ?? standIn },
    ]),
  );

/** What a revision's file holds of the remotes: earlier shells, which may still be running, read `standIn`. */
const withStandIns = (remotes) =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, { active, fallback }]) => [
      name,
      { active, fallback, standIn: fallback },
    ]),
  );

/**
 * The folder that holds the releases and the registry. It isn't part of any build:
 *
 *   releases/{remote}/{version}/   one release, written once and never changed
 *   registry/{revision}.json       the active release of each remote, and its fallback
 *   registry/current               the number of the current revision; replacing this file is the deployment
 *
 * This module uses no packages: the images that publish releases contain none.
 * @param {string} folder usually DATA_DIR
 */
export function openReleaseStore(folder) {
  const releases = join(folder, 'releases');
  const registry = join(folder, 'registry');
  // The folder may come to hold the database too; releases themselves may be served by any web server.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  mkdirSync(releases, { recursive: true });
  mkdirSync(registry, { recursive: true });

  function currentRevision() {
    const pointer = join(registry, 'current');
    if (!existsSync(pointer)) return { revision: 0, remotes: {} };
    const revision = readFileSync(pointer, 'utf8').trim();
    const content = JSON.parse(readFileSync(join(registry, `${revision}.json`), 'utf8'));
    return { ...content, remotes: withFallbacks(content.remotes) };
  }

  /** Writes to a temporary file and renames it, so that no reader ever sees half a file. */
  function writeAtomically(path, text) {
    const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`;
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  }

  const newestRevision = () =>
    Math.max(
      0,
      ...readdirSync(registry).map((name) => (name.endsWith('.json') ? Number.parseInt(name, 10) : 0)),
    );

  /** Adds a revision, unless another process has already used its number. Returns whether it did. */
  function addRevision(revision, remotes) {
    const content = {
      schema: 1,
      revision,
      createdAt: new Date().toISOString(),
      remotes: withStandIns(remotes),
    };
    const draft = join(registry, `${revision}.${randomBytes(4).toString('hex')}.tmp`);
    writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`);
    try {
      // Unlike a rename, a link fails if the name is taken.
      linkSync(draft, join(registry, `${revision}.json`));
      return true;
    } catch (error) {
      if (error.code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(draft);
    }
  }

  /**
   * Changes which releases are active: adds a revision and points to it. Several processes can do this at once, for
   * example the containers of all the remotes, without overwriting each other's changes.
   * @param edit returns the new entries, given the current ones, or null to leave them as they are
   * @returns {boolean} whether anything changed
   */
  function activate(edit) {
    let awaited = 0;
    let giveUpAt = 0;
    for (;;) {
      const { revision, remotes } = currentRevision();
      const newest = newestRevision();
      if (newest !== awaited) {
        awaited = newest;
        giveUpAt = Date.now() + ACTIVATION_TIMEOUT_MS;
      }
      if (newest > revision && Date.now() < giveUpAt) {
        pause(10); // Another process has added a revision but hasn't pointed to it yet.
        continue;
      }
      const edited = edit(remotes);
      if (edited === null) return false;
      if (addRevision(newest + 1, edited)) {
        writeAtomically(join(registry, 'current'), `${newest + 1}\n`);
        return true;
      }
    }
  }

  /**
   * Copies a built release into the store. A release that's already there is left as it is.
   * @param {string} built folder with release.json, client/ and, for some remotes, server/
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

  /**
   * Activates a published version. The previous one becomes its fallback, unless `hasFallback` is false. Returns whether
   * anything changed.
   */
  function promote(name, version, { hasFallback = true } = {}) {
    if (!existsSync(join(releases, name, version, 'release.json'))) {
      throw new Error(`There is no release ${version} of ${name} in ${releases}`);
    }
    return activate((remotes) => {
      const before = remotes[name];
      if (before?.active === version) return null;
      const fallback = (hasFallback && before?.active) || null;
      return { ...remotes, [name]: { active: version, fallback } };
    });
  }

  /** Goes back to a remote's fallback. Throws if there isn't one. */
  function rollBack(name) {
    let fallback;
    activate((remotes) => {
      fallback = remotes[name]?.fallback;
      if (!fallback) throw new Error(`${name} has no earlier release to go back to`);
      return { ...remotes, [name]: { active: fallback, fallback: null } };
    });
    return fallback;
  }

  return { publish, promote, rollBack, current: currentRevision };
}
