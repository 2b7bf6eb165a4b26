import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const CHUNK = Buffer.alloc(64 * 1024, 'x');

/** A disk of its own in memory, which can be filled without harm to anybody. */
export class SmallDisk {
  #dir;

  /** Makes it. Needs Linux, and the right to mount. @throws Error with the system's reason */
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

  /** Takes room away until so many megabytes are left; none at all for 0. */
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

  /** Gives back all the room that was taken. */
  free() {
    rmSync(this.#ballast, { force: true });
  }

  /** Takes the disk away, with all that's on it. */
  remove() {
    execFileSync('umount', [this.#dir], { stdio: 'pipe' });
  }

  get #ballast() {
    return join(this.#dir, 'ballast');
  }
}
