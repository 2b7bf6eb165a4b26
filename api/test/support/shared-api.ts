import type { Server } from 'node:http';
import type { BeforeApplicationShutdown, OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import passport from 'passport';
import type { Resettable } from '../../src/platform/async/resettable.js';
import { JwtStrategy } from '../../src/platform/auth/jwt.strategy.js';
import type { Settings } from '../../src/platform/config/settings.js';
import { Database } from '../../src/platform/database/database.js';
import type { DatabaseSettings } from '../../src/platform/database/dialect/create-dialect.js';
import { createApp } from '../../src/app/http/create-app.js';
import type { StoredContent } from './stored-content.js';
import { emptyFolder, readContent, restoreContent } from './stored-content.js';
import type { TestDatabasePlace } from './test-database.js';
import { createTestDatabasePlace } from './test-database.js';
import { testSettings } from './test-settings.js';

/** An api that listens, its database, and what that contains after a start. */
export interface RunningApi {
  app: NestFastifyApplication;
  url: string;
  /** Where the api finds its database. */
  database: DatabaseSettings;
  place: TestDatabasePlace;
}

/** One that can be given back: whose database can be made what it was after the start. */
export interface BorrowedApi extends RunningApi {
  key: string;
  content: StoredContent;
}

type Service = Partial<Resettable & OnApplicationBootstrap & BeforeApplicationShutdown & OnModuleDestroy>;

/** Besides the ordinary one, as many as two suites that take turns need. */
const IDLE_AT_MOST = 3;
const ORDINARY = '{}';

const idle: BorrowedApi[] = [];

/** Builds an api on a database and lets it listen on a free port. */
export async function startApp(
  database: DatabaseSettings,
  changes: Partial<Settings>,
  ...others: Parameters<typeof createApp> extends [Settings, ...infer Rest] ? Rest : never
): Promise<{ app: NestFastifyApplication; url: string }> {
  const app = await createApp(testSettings(database, changes), ...others);
  await app.listen(0, '127.0.0.1');
  return { app, url: await app.getUrl() };
}

/** Closes one. */
export async function closeApp(app: NestFastifyApplication): Promise<void> {
  // Responses that a test didn't read to the end would keep their connections, and the server, open.
  (app.getHttpServer() as Server).closeAllConnections();
  await app.close();
}

/**
 * Lends an api with these settings and an empty database: one that an earlier test gave back, or a new one. Starting one
 * takes a second, which is more than most tests take.
 */
export async function borrowApi(changes: Partial<Settings>): Promise<BorrowedApi> {
  const key = toKey(changes);
  const found = idle.findLast((one) => one.key === key);
  if (found) {
    idle.splice(idle.indexOf(found), 1);
    // Passport has one strategy for the whole process: that of the last api that was started.
    passport.use(found.app.get(JwtStrategy, { strict: false }));
    for (const service of getServices(found.app)) service.onApplicationBootstrap?.();
    return found;
  }
  const place = await createTestDatabasePlace();
  const started = await startApp(place.settings, changes);
  const content = await readContent(started.app.get(Database));
  return { ...started, database: place.settings, place, key, content };
}

/** Gives one back: its background work ends, what was written and remembered goes, and it waits for the next test. */
export async function giveBack(api: BorrowedApi): Promise<void> {
  const { app, place, content } = api;
  const services = getServices(app);
  for (const service of services) await service.onModuleDestroy?.();
  await Promise.all(services.map((service) => service.beforeApplicationShutdown?.()));
  for (const service of services) service.reset?.();
  await restoreContent(app.get(Database), content);
  emptyFolder(place.settings.dataDir);
  idle.push(api);
  await endSuperfluous();
}

/** The same for the same settings; one that is left undefined differs from one that isn't mentioned. */
function toKey(changes: Partial<Settings>): string {
  return JSON.stringify(changes, (_, value: unknown) => (value === undefined ? 'undefined' : value));
}

async function endSuperfluous(): Promise<void> {
  while (idle.length > IDLE_AT_MOST) {
    const oldest = idle.find(({ key }) => key !== ORDINARY) ?? idle[0];
    if (!oldest) return;
    idle.splice(idle.indexOf(oldest), 1);
    await end(oldest);
  }
}

async function end({ app, place }: RunningApi): Promise<void> {
  await closeApp(app);
  await place.removePlace();
}

function getServices(app: NestFastifyApplication): Service[] {
  const modules = [...app.get(ModulesContainer).values()];
  const providers = modules.flatMap((module) => [...module.providers.values()]);
  const instances = new Set(providers.map(({ instance }) => instance as unknown));
  return [...instances].filter((one): one is Service => typeof one === 'object' && one !== null);
}

afterAll(() => Promise.all(idle.splice(0).map(end)));
