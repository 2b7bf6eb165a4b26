import { Keyring } from '../../../platform/security/keyring.js';
import { storeClubs } from '../../../../test/support/factories.js';
import { createTestDatabase } from '../../../../test/support/test-database.js';
import { noteChangedClubs } from '../../../model/clubs/club-versions.js';
import { SubmissionTrace, SubmissionTraceBand } from '../../../model/reviews/submission-trace.entity.js';
import { insertRows } from '../../../platform/database/batches.js';
import type { Database } from '../../../platform/database/database.js';
import { EmailProtection } from '../../../platform/security/email-protection.js';
import type { Arrival, AssessedReview } from './review-signals.service.js';
import { ReviewSignals } from './review-signals.service.js';
import { SignalReads } from './signal-reads.js';

const TEXT =
  'The coaches know every child by name, training is well prepared, and nobody is left on the bench for long.';
const NOW = new Date('2026-10-05T18:00:00.000Z');
const MINUTE_MS = 60_000;

const protection = new EmailProtection(Keyring.of('a-data-key'));

describe('signals', () => {
  let database: Database;
  let remove: () => Promise<void>;
  let clubId: number;
  let otherClubId: number;
  let sent: number;

  const signalsWith = (rateLimits: boolean) =>
    new ReviewSignals(database, { rateLimits }, new SignalReads(database, protection), protection);

  /** Records a review that arrives after the ones before, and judges it as if it were confirmed. */
  const send = async (
    author: string,
    changes: Partial<Arrival> = {},
    signals = signalsWith(true),
  ): Promise<AssessedReview> => {
    sent += 1;
    const id = sent;
    const arrival: Arrival = {
      visitor: { networkHash: null, browserHash: null },
      clubId,
      authorHash: protection.authorHash(author),
      reviewText: `${author} writes something.`,
      secondsToWrite: undefined,
      at: new Date(NOW.getTime() + sent * MINUTE_MS),
      ...changes,
    };
    await database.transactions.runInTransaction((manager) => signals.record(manager, id, arrival));
    const authorEmailEncrypted = protection.encrypt(author);
    const assessed = await signals.ofStored({ id, reviewText: arrival.reviewText, authorEmailEncrypted });
    if (!assessed) throw new Error('nothing was recorded');
    return assessed;
  };
  /** The same for a review that nobody after it meets. */
  const judge = async (...review: Parameters<typeof send>): Promise<AssessedReview> => {
    const assessed = await send(...review);
    await database.transactions.runInTransaction((manager) => signalsWith(true).forget(manager, sent));
    return assessed;
  };

  beforeEach(async () => {
    ({ database, remove } = await createTestDatabase());
    const clubs = await storeClubs(database, [
      {
        name: 'Leeds Lions',
        website: 'https://www.leeds-lions.example',
        contactEmail: 'office@lions-office.example',
      },
      { name: 'Ashby Rovers' },
    ]);
    [clubId, otherClubId] = clubs.map(({ id }) => id) as [number, number];
    sent = 0;
  });

  afterEach(() => remove());

  it('recognise the club’s own managers by their addresses, however these are written', async () => {
    await database.transactions.runInTransaction(async (manager) => {
      await insertRows(manager, 'club_admins', [
        {
          ...{ id: 1, club_id: clubId, email_hash: 'h', name: 'Jo', created_at: '2026-01-01 00:00:00.000' },
          email_encrypted: protection.encrypt('Jo.Bell@gmail.com'),
        },
      ]);
      await insertRows(manager, 'managed_clubs', [
        { admin_id: 1, club_id: clubId, since: '2026-01-01 00:00:00.000' },
      ]);
      noteChangedClubs(manager, [clubId]);
    });
    expect((await judge('jobell+fan@googlemail.com')).signals).toEqual(['club-address']);
    expect((await judge('jobell@gmail.com', { clubId: otherClubId })).signals).toEqual([]);
    expect((await judge('coach@leeds-lions.example')).signals).toEqual(['club-domain']);
    expect((await judge('somebody@lions-office.example')).signals).toEqual(['colleague-domain']);
  });

  it('find a text sent by another author, for this club or another, but never the author’s own', async () => {
    const edited = TEXT.toUpperCase().replace('CHILD', 'PLAYER');
    expect((await send('first@home.example', { reviewText: TEXT })).signals).toEqual([]);
    expect((await judge('first@home.example', { reviewText: edited })).signals).toEqual([]);
    expect((await judge('second@home.example', { reviewText: edited })).signals).toEqual([
      'copied-text-same-club',
    ]);
    expect((await judge('second@home.example', { reviewText: TEXT, clubId: otherClubId })).signals).toEqual([
      'copied-text-other-clubs',
    ]);
    for (const name of ['b', 'c', 'd']) await send(`${name}@home.example`, { reviewText: TEXT });
    expect(await judge('e@home.example', { reviewText: TEXT })).toMatchObject({
      signals: ['copied-text-same-club', 'copied-text-often'],
      isSuspect: true,
    });
  });

  it('count other authors by network and browser, within a day', async () => {
    const visitor = { networkHash: 'n', browserHash: 'b' };
    for (let index = 0; index < 8; index += 1) await send(`parent${index}@home.example`, { visitor });
    expect(await judge('parent9@home.example', { visitor })).toMatchObject({
      signals: ['same-network', 'same-browser', 'same-browser-often'],
      isSuspect: true,
    });
    expect((await judge('parent9@home.example')).signals).toEqual([]);
    const elsewhere = { networkHash: 'm', browserHash: 'b' };
    expect((await judge('parent9@home.example', { visitor: elsewhere })).signals).toEqual([
      'same-browser-other-networks',
    ]);
    const nextWeek = new Date(NOW.getTime() + 7 * 24 * 60 * MINUTE_MS);
    expect((await judge('x@home.example', { visitor, at: nextWeek })).signals).toEqual([]);
  });

  it('based on volume are off without rate limits; the others are not', async () => {
    const visitor = { networkHash: 'n', browserHash: 'b' };
    for (let index = 0; index < 26; index += 1) await send(`parent${index}@home.example`, { visitor });
    const arrival = { visitor, secondsToWrite: 0 };
    const assessed = await judge('somebody@mailinator.com', arrival, signalsWith(false));
    expect(assessed.signals).toEqual(['disposable-address']);
    expect((await judge('somebody@mailinator.com', arrival)).signals).toEqual(
      expect.arrayContaining(['disposable-address', 'busy-club', 'busy-network', 'pasted-text']),
    );
  });

  it('are looked for again when a review is confirmed: by then the others have come in', async () => {
    const visitor = { networkHash: 'n', browserHash: 'b' };
    expect((await send('first@home.example', { visitor, reviewText: TEXT })).isSuspect).toBe(false);
    for (let index = 0; index < 4; index += 1) {
      await send(`parent${index}@home.example`, { visitor, reviewText: TEXT });
    }
    const review = {
      id: 1,
      reviewText: TEXT,
      authorEmailEncrypted: protection.encrypt('first@home.example'),
    };
    const again = await signalsWith(true).ofStored(review);
    expect(again).toMatchObject({ isSuspect: true });
    await database.transactions.runInTransaction((manager) => signalsWith(true).update(manager, 1, again!));
    const trace = await database.dataSource.getRepository(SubmissionTrace).findOneByOrFail({ reviewId: 1 });
    expect(trace.signals.split(',')).toEqual(again?.signals);
    expect(await signalsWith(true).ofStored({ ...review, id: 999 })).toBeUndefined();
  });

  it('keep one trace of a review, whose text may change', async () => {
    const assessed = await send('first@home.example', { reviewText: TEXT });
    const changed = await judge('first@home.example', { reviewText: 'Short now.' });
    await database.transactions.runInTransaction((manager) => signalsWith(true).store(manager, 1, changed));
    expect(assessed.review.textBands).toHaveLength(16);
    expect(await database.dataSource.getRepository(SubmissionTraceBand).count()).toBe(0);
    expect(await database.dataSource.getRepository(SubmissionTrace).count()).toBe(1);
  });
});
