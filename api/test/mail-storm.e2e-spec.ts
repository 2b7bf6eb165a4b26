import { setTimeout } from 'node:timers/promises';
import type { Database } from '../src/platform/database/database.js';
import { openDatabase } from '../src/app/open-database.js';
import { CONNECTIONS } from '../src/platform/mail/delivery/mail-sender.js';
import { applyPublicationRule } from '../src/model/reviews/publication-rule.js';
import { recountStoredValues } from '../src/model/reviews/recount.js';
import { Instance } from './support/instance.js';
import { storeClubs } from './support/factories.js';
import { reviewForm } from './support/review-form.js';
import type { ReceivedMail } from '../../tools/test-mail-server.mjs';
import { TestMailServer } from '../../tools/test-mail-server.mjs';
import { storedTotals } from './support/stored-totals.js';
import type { TestDatabasePlace } from './support/test-database.js';
import { createTestDatabasePlace } from './support/test-database.js';
import { until } from './support/until.js';
import { raw, sql } from '../src/platform/database/sql.js';

/** The embedded database has one process. */
const PROCESSES = process.env['TEST_DATABASE_URL'] ? 2 : 1;
/** In a cluster, nearly every transaction loses to one of another server's. */
const SUBMISSIONS = 300;
const CLUBS = 5;
const COMES_AGAIN_AFTER_MS = 4000;
const REFUSED = { responseCode: 451, message: 'try again later' };

describe(`${SUBMISSIONS} reviews that are submitted at once`, () => {
  const server = new TestMailServer();
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
    // Like any server across a network: a process that is killed is in the middle of sending mails.
    server.whenTaken = () => setTimeout(10);
    // One in five deliveries fails until most mails have been tried.
    server.refuse = (delivery) => (delivery % 5 === 0 && delivery < SUBMISSIONS * 0.8 ? REFUSED : undefined);
    await server.open();
    const { databaseUrl, dataDir } = place.settings;
    const variables = {
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      DATA_DIR: dataDir,
      SMTP_URL: server.url,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      DATA_KEY: 'one key for all instances of the test',
    };
    instances = await Promise.all(Array.from({ length: PROCESSES }, () => Instance.start(variables)));
  });

  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
    await server.shut();
    await database.close();
    await place.removePlace();
  });

  const submitOnce = (index: number, instance: Instance | undefined): Promise<number | undefined> =>
    fetch(`${instance?.url}/api/reviews`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(reviewForm(clubIds[index % CLUBS] ?? 0, { authorEmail: getAddress(index) })),
    }).then(
      (response) => response.status,
      () => undefined,
    );

  /** How often each author got a 503 or no response. The review may have been stored, if it was being committed. */
  const unacknowledged = new Map<number, number>();

  /** Sends a review until it's answered: with so many at once, senders are told to come back, and do. */
  const submit = async (
    index: number,
    instance = instances[index % PROCESSES],
  ): Promise<number | undefined> => {
    for (;;) {
      const status = await submitOnce(index, instance);
      if (status === 201) return status;
      unacknowledged.set(index, (unacknowledged.get(index) ?? 0) + 1);
      if (status !== 503) return status;
      await setTimeout(COMES_AGAIN_AFTER_MS * Math.random());
    }
  };

  it('and mailed about, while mails are refused and a process is killed, are neither lost nor doubled', async () => {
    const indices = Array.from({ length: SUBMISSIONS }, (_, index) => index);
    const victim = instances.at(-1);
    /** When the victim was down. */
    const absences: { from: number; until: number }[] = [];
    const kill = async (meanwhile?: Promise<unknown>): Promise<void> => {
      const from = Date.now();
      await victim?.end('SIGKILL');
      await meanwhile;
      await victim?.start();
      absences.push({ from, until: Date.now() });
    };

    // Once while reviews come in …
    const first = Promise.all(indices.map((index) => submit(index)));
    await until(async () => (await countReviews(database)) > SUBMISSIONS / 4, 200_000);
    await kill(first);
    const answers = await first;
    expect(answers.filter((status) => ![201, undefined].includes(status))).toEqual([]);
    const stored = await countReviews(database);
    expect(stored).toBeGreaterThanOrEqual(answers.filter((status) => status === 201).length);
    expect(await countMails(database)).toBe(stored);
    // Anyone who got no response sends the form again.
    const again = indices.filter((index) => answers[index] === undefined);
    const secondAnswers = await Promise.all(again.map((index) => submit(index)));
    expect(secondAnswers.filter((status) => status !== 201)).toEqual([]);
    expect(await countAuthors(database)).toBe(SUBMISSIONS);

    // … and once while mails are sent.
    await until(() => server.received.length > SUBMISSIONS / 2, 200_000);
    await kill();
    await until(async () => (await countUnsent(database)) === 0, 200_000);

    const received = byMessageId(server.received);
    expect(received.size).toBe(await countMails(database));
    expect(received.size).toBe(await countReviews(database));
    // Each review has one mail, so an author's mails are that author's reviews.
    const reviewsByMail = new Map<string, number>();
    for (const [copy] of received.values())
      reviewsByMail.set(copy!.to, (reviewsByMail.get(copy!.to) ?? 0) + 1);
    expect(reviewsByMail.size).toBe(SUBMISSIONS);
    const tooMany = indices.filter(
      (index) => (reviewsByMail.get(getAddress(index)) ?? 0) > 1 + (unacknowledged.get(index) ?? 0),
    );
    expect(tooMany).toEqual([]);
    const twice = [...received.values()].filter((copies) => copies.length > 1);
    expect(twice.length).toBeLessThanOrEqual(CONNECTIONS * absences.length);
    // Only what the victim was sending is sent again, after its death.
    for (const [copy, again] of twice) {
      expect(absences.some(({ from, until }) => copy!.at <= until && again!.at >= from)).toBe(true);
    }

    await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
    const kept = await storedTotals(database);
    await recountStoredValues(database);
    expect(kept).toEqual(await storedTotals(database));
  });
});

function getAddress(index: number): string {
  return `parent${index}@home.example`;
}

function byMessageId(mails: ReceivedMail[]): Map<string, ReceivedMail[]> {
  const copies = new Map<string, ReceivedMail[]>();
  for (const mail of mails) copies.set(mail.messageId, [...(copies.get(mail.messageId) ?? []), mail]);
  return copies;
}

async function count(database: Database, what: string): Promise<number> {
  const [row] = await database.reads.all<{ count: number }>(sql`SELECT COUNT(*) AS count FROM ${raw(what)}`);
  return row?.count ?? 0;
}

const countReviews = (database: Database) => count(database, 'reviews');
const countAuthors = (database: Database) =>
  count(database, '(SELECT DISTINCT author_email_hash FROM reviews) AS authors');
const countMails = (database: Database) => count(database, 'mails');
const countUnsent = (database: Database) => count(database, 'mails WHERE sent_at IS NULL');
