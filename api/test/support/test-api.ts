import type { Server } from 'node:http';
import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Settings } from '../../src/platform/config/settings.js';
import type { DatabaseSettings } from '../../src/platform/database/dialect/create-dialect.js';
import type { Database } from '../../src/platform/database/database.js';
import { DATABASE } from '../../src/platform/database/database.module.js';
import type { RequestTimeouts, Surroundings } from '../../src/app/http/create-app.js';
import { createApp } from '../../src/app/http/create-app.js';
import { createTestDatabasePlace } from './test-database.js';
import { testSettings } from './test-settings.js';

/** The suite's own api, listening on a free port, with its own empty database. */
export interface TestApi {
  url: string;
  database: Database;
  /** Where the database is, for another instance on it. */
  place: DatabaseSettings;
  /** A service of the application, for scheduled work. */
  get<T>(type: Type<T> | symbol): T;
  /** Calls `path` below /api and returns the response. */
  call(path: string, request?: RequestInit): Promise<Response>;
  /** Calls and returns the JSON of a response that must be a success. */
  read<T>(path: string): Promise<T>;
  /** Stops the api, which finishes its pending work, and starts it again on the same database. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts an api for a test suite; `reroute` may send it to its database server another way, and `timeouts` may give
 * clients less time for a request; `surroundings` can read its log.
 */
export async function startTestApi(
  changes: Partial<Settings> = {},
  reroute: (databaseUrl: string) => string = (url) => url,
  timeouts?: RequestTimeouts,
  surroundings?: Surroundings,
): Promise<TestApi> {
  const place = await createTestDatabasePlace();
  const { databaseUrl } = place.settings;
  const database = databaseUrl ? { ...place.settings, databaseUrl: reroute(databaseUrl) } : place.settings;
  const start = async (): Promise<NestFastifyApplication> => {
    const started = await createApp(testSettings(database, changes), timeouts, surroundings);
    await started.listen(0, '127.0.0.1');
    return started;
  };
  const close = async (): Promise<void> => {
    // Responses that a test didn't read to the end would keep their connections, and the server, open.
    (app.getHttpServer() as Server).closeAllConnections();
    await app.close();
  };
  let app = await start();
  let url = await app.getUrl();
  const call = (path: string, request?: RequestInit): Promise<Response> =>
    fetch(`${url}/api${path}`, request);
  return {
    get url() {
      return url;
    },
    get database() {
      return app.get<Database>(DATABASE);
    },
    place: database,
    get: (type) => app.get(type),
    call,
    read: async <T>(path: string): Promise<T> => {
      const response = await call(path);
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as T;
    },
    restart: async () => {
      await close();
      app = await start();
      url = await app.getUrl();
    },
    stop: async () => {
      await close();
      await place.removePlace();
    },
  };
}
