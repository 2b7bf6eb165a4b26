import type { DynamicModule, OnApplicationShutdown } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseMetrics } from './database-metrics.js';
import { Database } from './database.js';
import { PreparedReads } from './prepared-reads.js';

/**
 * Opens and migrates the database before anything else starts, and closes it last. Plain reads go through
 * `Database.reader`, public pages' through `PreparedReads`, and all writes through `Database.transactions`.
 */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(private readonly database: Database) {}

  /** The module for the database that `openOnce` opens. */
  static of(openOnce: () => Promise<Database>): DynamicModule {
    // TypeORM's module and this one share a database opened once: it has to be migrated under the lock first.
    let opening: Promise<Database> | undefined;
    const open = (): Promise<Database> => (opening ??= openOnce().then(withLimitedJobs));
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: async () => ({ ...(await open()).dataSource.options, retryAttempts: 0 }),
          dataSourceFactory: async () => (await open()).dataSource,
        }),
      ],
      providers: [
        { provide: Database, useFactory: open },
        DatabaseMetrics,
        { provide: PreparedReads, inject: [Database], useFactory: (database: Database) => database.reads },
      ],
      exports: [Database, PreparedReads],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}

function withLimitedJobs(database: Database): Database {
  database.dialect.limitWaiting();
  return database;
}
