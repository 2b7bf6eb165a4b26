import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Injectable, Logger } from '@nestjs/common';
import { RepeatingTask } from '../../../platform/async/repeating-task.js';
import { Database } from '../../../platform/database/database.js';
import { NewClubMailer } from './new-club-mailer.js';
import { OpeningWatcher } from './opening-watcher.js';

const LOOK_EVERY_MS = 15_000;

/** Looks for clubs with new places, and mails those waiting for them; one instance at a time. */
@Injectable()
export class SavedSearchJob implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(SavedSearchJob.name);
  private readonly task = new RepeatingTask(
    () => this.run(new Date()),
    LOOK_EVERY_MS,
    (error) =>
      this.logger.warn(`Saved searches are waiting: ${error instanceof Error ? error.message : 'unknown'}`),
  );

  constructor(
    private readonly database: Database,
    private readonly watcher: OpeningWatcher,
    private readonly mailer: NewClubMailer,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.task.stop();
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
