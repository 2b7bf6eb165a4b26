import type { Type } from '@nestjs/common';
import type { Settings } from '../../src/platform/config/settings.js';
import type { DatabaseSettings } from '../../src/platform/database/dialect/create-dialect.js';
import { Database } from '../../src/platform/database/database.js';
import type { RequestTimeouts, Surroundings } from '../../src/app/http/create-app.js';
import type { BorrowedApi, RunningApi } from './shared-api.js';
import { borrowApi, closeApp, giveBack, startApp } from './shared-api.js';
import type { Life } from './started.js';
import { useStarted } from './started.js';
import { createTestDatabasePlace } from './test-database.js';
import { withWritesInTurn } from './writes-in-turn.js';

/** An api that nobody else uses meanwhile, listening on a free port, with an empty database. */
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

/** What makes an api unlike those of other tests. */
export interface OwnApi {
  /** Sends it to its database server another way. */
  reroute?: (databaseUrl: string) => string;
  /** Gives clients less time for a request. */
  timeouts?: RequestTimeouts;
  /** Can read its log. */
  surroundings?: Surroundings;
}

/**
 * An api with these settings. It may have served earlier tests, and may serve later ones; with `own` it's started for this
 * test alone and closed afterwards, as everything must be that counts what happens in an api's life.
 */
export async function startTestApi(changes: Partial<Settings> = {}, own?: OwnApi): Promise<TestApi> {
  let running: RunningApi | BorrowedApi =
    own || changes.sampleData ? await startOwnApi(changes, own) : await borrowApi(changes);
  const others = [own?.timeouts, own?.surroundings] as const;
  const call = (path: string, request?: RequestInit): Promise<Response> =>
    fetch(`${running.url}/api${path}`, request);
  return {
    get url() {
      return running.url;
    },
    get database() {
      return withWritesInTurn(running.app.get(Database));
    },
    place: running.database,
    get: (type) => running.app.get(type),
    call,
    read: async <T>(path: string): Promise<T> => {
      const response = await call(path);
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return (await response.json()) as T;
    },
    restart: async () => {
      await closeApp(running.app);
      running = { ...running, ...(await startApp(running.database, changes, ...others)) };
    },
    stop: async () => {
      if ('content' in running) return giveBack(running);
      await closeApp(running.app);
      await running.place.removePlace();
    },
  };
}

/** The same for the tests of a suite, stopped after each or after all of them. */
export function useTestApi(life: Life, ...[changes, own]: Parameters<typeof startTestApi>): TestApi {
  return useStarted(
    life,
    () => startTestApi(changes, own),
    (api) => api.stop(),
  );
}

async function startOwnApi(changes: Partial<Settings>, own: OwnApi = {}): Promise<RunningApi> {
  const { reroute = (url) => url, timeouts, surroundings } = own;
  const place = await createTestDatabasePlace();
  const { databaseUrl } = place.settings;
  const database = databaseUrl ? { ...place.settings, databaseUrl: reroute(databaseUrl) } : place.settings;
  return { ...(await startApp(database, changes, timeouts, surroundings)), database, place };
}
