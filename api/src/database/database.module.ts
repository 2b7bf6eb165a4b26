import type { DynamicModule, OnApplicationShutdown } from '@nestjs/common';
import { Global, Inject, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Settings } from '../config/settings.js';
import type { Database } from './database.js';
import { openDatabase } from './database.js';
import { prepareContent } from './prepare-content.js';

/** Injection token of the open {@link Database}. */
export const DATABASE = Symbol('Database');

/** Injection token of the {@link PreparedReads} that public pages read through. */
export const READS = Symbol('PreparedReads');

/**
 * Opens and migrates the database before anything else starts, and closes it last. Features get repositories with
 * `TypeOrmModule.forFeature` for plain reads; whatever writes goes through `Database.transactions`.
 */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DATABASE) private readonly database: Database) {}

  /** The module around the database of these settings. */
  static of(settings: Settings): DynamicModule {
    // TypeORM's module and this one share what is opened once: it has to migrate under the lock first.
    let opening: Promise<Database> | undefined;
    const open = (): Promise<Database> =>
      (opening ??= openDatabase(settings, (database) => prepareContent(database, settings)));
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: async () => ({ ...(await open()).dataSource.options, retryAttempts: 0 }),
          dataSourceFactory: async () => (await open()).dataSource,
        }),
      ],
      providers: [
        { provide: DATABASE, useFactory: open },
        { provide: READS, inject: [DATABASE], useFactory: (database: Database) => database.reads },
      ],
      exports: [DATABASE, READS],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}
