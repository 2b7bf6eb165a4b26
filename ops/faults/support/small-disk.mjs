import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const CHUNK = Buffer.alloc(64 * 1024, 'x');

/** A separate disk in memory, which can be filled without doing any harm. */
export class SmallDisk {
  #dir;

  /** Mounts it. Needs Linux, and permission to mount. @throws Error with the system's reason */
  constructor(dir, megabytes) {
    this.#dir = dir;
    mkdirSync(dir);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', dir], { stdio: 'pipe' });
  }

  /** How many megabytes are left. */
  get freeMb() {
    const { bavail, bsize } = statfsSync(this.#dir);
    return Math.round((bavail * bsize) / 1024 / 1024);
  }

  /** Fills the disk until this many megabytes are left; with 0, none at all. */
  fill(leaveMb) {
    const file = openSync(this.#ballast, 'a');
    try {
      while (leaveMb === 0 || this.freeMb > leaveMb) writeSync(file, CHUNK);
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  /** Frees all the space again. */
  free() {
    rmSync(this.#ballast, { force: true });
  }

  /** Removes the disk with everything on it. */
  remove() {
    execFileSync('umount', [this.#dir], { stdio: 'pipe' });
  }

  get #ballast() {
    return join(this.#dir, 'ballast');
  }
}
