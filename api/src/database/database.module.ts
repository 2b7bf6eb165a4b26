import type { OnApplicationShutdown } from '@nestjs/common';
import { Global, Inject, Module } from '@nestjs/common';
import type { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings.module.js';
import type { Database } from './database.js';
import { openDatabase } from './database.js';
import { prepareContent } from './prepare-content.js';

/** Injection token of the open {@link Database}. */
export const DATABASE = Symbol('Database');

/** Injection token of the {@link PreparedReads} that public pages read through. */
export const READS = Symbol('PreparedReads');

/** Opens and migrates the database before anything else starts, and closes it last. */
@Global()
@Module({
  providers: [
    {
      provide: DATABASE,
      inject: [SETTINGS],
      useFactory: (settings: Settings) =>
        openDatabase(settings, (database) => prepareContent(database, settings)),
    },
    { provide: READS, inject: [DATABASE], useFactory: (database: Database) => database.reads },
  ],
  exports: [DATABASE, READS],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}
