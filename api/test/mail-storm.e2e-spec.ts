import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Database } from '../src/database/database.js';
import { openDatabase } from '../src/database/database.js';
import { CONNECTIONS } from '../src/mail/delivery/mail-sender.js';
import { applyPublicationRule } from '../src/reviews/publication-rule.js';
import { recountStoredValues } from '../src/stats/recount.js';
import { storeClubs } from './support/factories.js';
import { reviewForm } from './support/review-form.js';
import type { ReceivedMail } from './support/smtp-receiver.js';
import { SmtpReceiver, until } from './support/smtp-receiver.js';
import { storedTotals } from './support/stored-totals.js';
import type { TestDatabasePlace } from './support/test-database.js';
import { createTestDatabasePlace } from './support/test-database.js';

const MAIN = join(import.meta.dirname, '..', 'dist', 'main.js');
/** The embedded database has one process, which is started again; a server has two, of which one stays dead. */
const PROCESSES = process.env['TEST_DATABASE_URL'] ? 2 : 1;
const SUBMISSIONS = PROCESSES === 2 ? 1000 : 300;
const CLUBS = 5;
const REFUSED = { responseCode: 451, message: 'try again later' };

/** A built api as an operator runs it. */
class Instance {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly variables: Record<string, string>,
    readonly url: string,
  ) {}

  static async start(variables: Record<string, string>): Promise<Instance> {
    const port = await freePort();
    const instance = new Instance({ ...variables, API_PORT: String(port) }, `http://127.0.0.1:${port}`);
    await instance.start();
    return instance;
  }

  async start(): Promise<void> {
    this.process = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], ...this.variables },
      stdio: 'ignore',
    });
    await until(() =>
      fetch(`${this.url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const running = this.process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    running.kill(signal);
    await once(running, 'exit');
  }
}

describe(`${SUBMISSIONS} reviews that are submitted at once`, () => {
  const server = new SmtpReceiver();
  let place: TestDatabasePlace;
  let database: Database;
  let clubIds: number[];
  let instances: Instance[];

  beforeAll(async () => {
    place = await createTestDatabasePlace();
    database = await openDatabase(place.settings, (opened) => applyPublicationRule(opened, 'verified'));
    const clubs = await storeClubs(
      database,
      Array.from({ length: CLUBS }, (_, index) => ({ name: `Club ${index}` })),
    );
    clubIds = clubs.map(({ id }) => id);
    server.delayMs = 10;
    // One in five deliveries fails until most mails have been tried.
    server.refuse = (delivery) => (delivery % 5 === 0 && delivery < SUBMISSIONS * 0.8 ? REFUSED : undefined);
    await server.open();
    const { databaseUrl, dataDir } = place.settings;
    const variables = {
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      DATA_DIR: dataDir,
      SMTP_URL: server.url,
      SAMPLE_DATA: 'false',
      RATE_LIMITS: 'off',
      POSTCODES_API_URL: 'off',
      LOG_LEVEL: 'silent',
      DATA_KEY: 'one key for all instances of the test',
    };
    instances = await Promise.all(Array.from({ length: PROCESSES }, () => Instance.start(variables)));
  }, 120_000);

  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
    await server.shut();
    await database.close();
    await place.removePlace();
  });

  const submit = (index: number, instance = instances[index % PROCESSES]): Promise<number | undefined> =>
    fetch(`${instance?.url}/api/reviews`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(reviewForm(clubIds[index % CLUBS] ?? 0, { authorEmail: addressOf(index) })),
    }).then(
      (response) => response.status,
      () => undefined,
    );

  it('and mailed about, while mails are refused and a process is killed, are neither lost nor doubled', async () => {
    const indices = Array.from({ length: SUBMISSIONS }, (_, index) => index);
    const first = Promise.all(indices.map((index) => submit(index)));
    const victim = instances.at(-1);
    await until(() => server.received.length > SUBMISSIONS / 10);
    await victim?.end('SIGKILL');
    const killedAt = Date.now();
    const answers = await first;
    if (PROCESSES === 1) await victim?.start();
    else instances.pop();

    // Whoever got no answer looks again: what was stored has its mail, and the rest is sent once more.
    const stored = await countMails(database);
    const answered = answers.filter((status) => status === 201).length;
    expect(answers.filter((status) => status !== 201 && status !== undefined)).toEqual([]);
    expect(stored).toBeGreaterThanOrEqual(answered);
    expect(await countReviews(database)).toBe(stored);
    const again = indices.filter((index) => answers[index] === undefined);
    const [survivor] = instances;
    for (const index of again) expect([201, 409]).toContain(await submit(index, survivor));

    expect(await countReviews(database)).toBe(SUBMISSIONS);
    await until(async () => (await countUnsent(database)) === 0, 90_000);

    const received = byMessageId(server.received);
    const addresses = new Set(server.received.map(({ to }) => to));
    expect(addresses.size).toBe(SUBMISSIONS);
    expect(received.size).toBe(await countMails(database));
    const twice = [...received.values()].filter((copies) => copies.length > 1);
    expect(twice.length).toBeLessThanOrEqual(CONNECTIONS);
    for (const [copy] of twice) expect(Math.abs((copy?.at ?? 0) - killedAt)).toBeLessThan(2000);

    await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
    const kept = await storedTotals(database);
    await recountStoredValues(database);
    expect(kept).toEqual(await storedTotals(database));
  }, 180_000);
});

function addressOf(index: number): string {
  return `parent${index}@home.example`;
}

function byMessageId(mails: ReceivedMail[]): Map<string, ReceivedMail[]> {
  const copies = new Map<string, ReceivedMail[]>();
  for (const mail of mails) copies.set(mail.messageId, [...(copies.get(mail.messageId) ?? []), mail]);
  return copies;
}

async function count(database: Database, what: string): Promise<number> {
  const [row] = await database.reads.all<{ count: number }>(`SELECT COUNT(*) AS count FROM ${what}`);
  return row?.count ?? 0;
}

const countReviews = (database: Database) => count(database, 'reviews');
const countMails = (database: Database) => count(database, 'mails');
const countUnsent = (database: Database) => count(database, 'mails WHERE sent_at IS NULL');

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
