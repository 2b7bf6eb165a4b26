import { Injectable } from '@nestjs/common';
import { BackgroundTask } from '../async/background-task.js';
import { Database } from '../database/database.js';
import { Keyring } from './keyring.js';
import { readStoredKeys, getState } from './stored-keys.js';

/** "npm run ops -- rotate-key" waits much longer than this for every instance to write with the new key. */
const LOOK_EVERY_MS = 5000;

/** Lets a running instance follow a key rotation by another process. */
@Injectable()
export class KeyringRefresh extends BackgroundTask {
  private hasComplained = false;

  constructor(
    private readonly database: Database,
    private readonly keyring: Keyring,
  ) {
    super('Keys couldn’t be looked at', LOOK_EVERY_MS, LOOK_EVERY_MS);
  }

  /** Adopts what the database says now; logs it if this instance doesn't know the current key. */
  async runOnce(): Promise<void> {
    const stored = await readStoredKeys(this.database.reader);
    const { dataKeys } = this.keyring;
    const writing = dataKeys.find(({ check }) => check === stored.check);
    if (writing) this.keyring.follow(getState(stored, dataKeys, writing));
    else if (!this.hasComplained)
      this.logger.error(
        `The database is written with a key that this instance lacks (its id is ${stored.labelId}): what others write can't be ` +
          'read here. Restart it with the new key and the old one in DATA_KEY',
      );
    this.hasComplained = !writing;
  }
}
