import { Injectable } from '@nestjs/common';
import { BackgroundTask } from '../../platform/async/background-task.js';
import { Database } from '../../platform/database/database.js';
import { NewClubMailer } from './new-club-mailer.js';
import { OpeningWatcher } from './opening-watcher.js';

const LOOK_EVERY_MS = 15_000;

/** Looks for clubs with new places, and mails those waiting for them; one instance at a time. */
@Injectable()
export class SavedSearchJob extends BackgroundTask {
  constructor(
    private readonly database: Database,
    private readonly watcher: OpeningWatcher,
    private readonly mailer: NewClubMailer,
  ) {
    super('Saved searches are waiting', LOOK_EVERY_MS);
  }

  protected runOnce(): Promise<boolean> {
    return this.run(new Date());
  }

  /** One run; does nothing while another instance is running. @returns whether there may be more mails to write */
  async run(now: Date): Promise<boolean> {
    let isBusy = false;
    await this.database.dialect.withFreeLock('saved-searches', async () => {
      await this.watcher.run(now);
      isBusy = await this.mailer.run(now);
    });
    return isBusy;
  }
}
