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

/** How long a revision may exist before `current` names it; after that, whoever wrote it is taken for dead. */
const ACTIVATION_PATIENCE_MS = 1000;

const pause = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

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
  // The folder may come to hold the database too; releases themselves may be served by any web server.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
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

  const newestRevision = () =>
    Math.max(
      0,
      ...readdirSync(registry).map((name) => (name.endsWith('.json') ? Number.parseInt(name, 10) : 0)),
    );

  /** Adds a revision unless another process has added one with this number. Returns whether it did. */
  function addRevision(revision, remotes) {
    const content = { schema: 1, revision, createdAt: new Date().toISOString(), remotes };
    const draft = join(registry, `${revision}.${randomBytes(4).toString('hex')}.tmp`);
    writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`);
    try {
      // Unlike a rename, a link fails when the name is taken.
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
   * Changes which releases are active: adds a revision and points at it. Several processes may do so at once, such
   * as the containers of all remotes: none overwrites what another has just activated.
   * @param edit makes the new entries from those in force; returns null to leave them
   * @returns {boolean} whether anything changed
   */
  function activate(edit) {
    let awaited = 0;
    let patientUntil = 0;
    for (;;) {
      const { revision, remotes } = currentRevision();
      const newest = newestRevision();
      if (newest !== awaited) {
        awaited = newest;
        patientUntil = Date.now() + ACTIVATION_PATIENCE_MS;
      }
      if (newest > revision && Date.now() < patientUntil) {
        pause(10); // Another process is between its two steps.
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
    return activate((remotes) => {
      const before = remotes[name];
      if (before?.active === version) return null;
      return { ...remotes, [name]: { active: version, standIn: before?.active ?? null } };
    });
  }

  /** Goes back to the stand-in of a remote. Throws when there is none. */
  function rollBack(name) {
    let standIn;
    activate((remotes) => {
      standIn = remotes[name]?.standIn;
      if (!standIn) throw new Error(`${name} has no earlier release to go back to`);
      return { ...remotes, [name]: { active: standIn, standIn: null } };
    });
    return standIn;
  }

  return { publish, promote, rollBack, current: currentRevision };
}
