import { testSettings } from '../../../test/support/test-settings.js';
import { Keyring } from '../../platform/security/keyring.js';
import { storeClubs } from '../../../test/support/factories.js';
import { explainOn } from '../../../test/support/plans.js';
import { useTestDatabase } from '../../../test/support/test-database.js';
import { invalidateClubs } from '../../model/clubs/club-versions.js';
import { SubmissionTrace, SubmissionTraceBand } from '../../model/reviews/submission-trace.entity.js';
import { insertRows } from '../../platform/database/batches.js';
import { sql } from '../../platform/database/sql.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { textFingerprint } from '../../platform/text/text-fingerprint.js';
import type { Arrival, AssessedReview } from './review-signals.service.js';
import { ReviewSignals } from './review-signals.service.js';
import { nearbySql, SignalReads } from './signal-reads.js';

const TEXT =
  'The coaches know every child by name, training is well prepared, and nobody is left on the bench for long.';
const NOW = new Date('2026-10-05T18:00:00.000Z');
const MINUTE_MS = 60_000;

const protection = new EmailProtection(Keyring.of('a-data-key'));

describe('signals', () => {
  const database = useTestDatabase('each');
  let clubId: number;
  let otherClubId: number;
  let sent: number;

  const parent = (number: number) => `parent${number}@gmail.com`;
  const later = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * MINUTE_MS);
  const signalsWith = (rateLimits: boolean) =>
    new ReviewSignals(
      database,
      testSettings({ rateLimits }),
      new SignalReads(database, protection),
      protection,
    );

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
      authorEmail: author,
      reviewText: `${author} writes something.`,
      secondsToWrite: undefined,
      at: new Date(NOW.getTime() + sent * MINUTE_MS),
      ...changes,
    };
    await database.transactions.runInTransaction((manager) => signals.record(manager, id, arrival));
    const review = { id, reviewText: arrival.reviewText, authorEmailEncrypted: protection.encrypt(author) };
    await database.transactions.runInTransaction((manager) => signals.prove(manager, review, arrival.at));
    const assessed = await signals.ofStored(review, arrival.at);
    if (!assessed) throw new Error('nothing was recorded');
    await database.transactions.runInTransaction((manager) =>
      signals.update(manager, id, assessed, !assessed.isSuspect),
    );
    return assessed;
  };
  /** The same for a review that nobody after it meets. */
  const judge = async (...review: Parameters<typeof send>): Promise<AssessedReview> => {
    const assessed = await send(...review);
    await database.transactions.runInTransaction((manager) => signalsWith(true).forget(manager, sent));
    return assessed;
  };

  beforeEach(async () => {
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
      invalidateClubs(manager, [clubId]);
    });
    expect((await judge('jobell+fan@googlemail.com')).signals).toEqual(['club-address']);
    expect((await judge('jobell@gmail.com', { clubId: otherClubId })).signals).toEqual([]);
    expect((await judge('coach@leeds-lions.example')).signals).toEqual(['club-domain']);
    expect((await judge('somebody@lions-office.example')).signals).toEqual(['colleague-domain']);
  });

  it('find a text sent by another author, for this club or another, but never the author’s own', async () => {
    const edited = TEXT.toUpperCase().replace('CHILD', 'PLAYER');
    expect((await send('first@gmail.com', { reviewText: TEXT })).signals).toEqual([]);
    expect((await judge('first@gmail.com', { reviewText: edited })).signals).toEqual([]);
    expect((await judge('second@gmail.com', { reviewText: edited })).signals).toEqual([
      'copied-text-same-club',
    ]);
    expect((await judge('second@gmail.com', { reviewText: TEXT, clubId: otherClubId })).signals).toEqual([
      'copied-text-other-clubs',
    ]);
  });

  it('count other authors by network and browser', async () => {
    const visitor = { networkHash: 'n', browserHash: 'b' };
    for (let index = 0; index < 8; index += 1) await send(parent(index), { visitor });
    expect(await judge(parent(9), { visitor })).toMatchObject({
      signals: ['same-network', 'same-browser'],
      isSuspect: true,
    });
    expect((await judge(parent(9))).signals).toEqual(['busy-club']);
    const elsewhere = { networkHash: 'm', browserHash: 'b' };
    expect((await judge(parent(9), { visitor: elsewhere })).signals).toEqual([
      'busy-club',
      'same-browser-other-networks',
    ]);
    expect((await judge(parent(9), { visitor, at: later(7) })).signals).toEqual([
      'same-network',
      'same-network-other-times',
      'same-browser',
    ]);
    expect((await judge(parent(9), { visitor, at: later(60) })).signals).toEqual([]);
  });

  it('hold the third address at a domain of its own, whatever its subdomain, but none at a provider', async () => {
    for (const [author, isSuspect] of [
      ['a@catch-all.co.uk', false],
      ['b@mail.catch-all.co.uk', false],
      ['c@x.catch-all.co.uk', true],
      ['d@other.co.uk', false],
      ['e@gmail.com', false],
      ['f@gmail.com', false],
      ['g@gmail.com', false],
      ['h@school.sch.uk', false],
      ['i@school.sch.uk', false],
      ['j@school.sch.uk', false],
    ] as const) {
      expect([author, (await send(author, { at: later(sent) })).isSuspect]).toEqual([author, isSuspect]);
    }
  });

  it('hold what one mailbox puts in place of its reviews again and again', async () => {
    const held: boolean[] = [];
    for (let tag = 0; tag < 4; tag += 1) held.push((await send(`fan+${tag}@gmail.com`)).isSuspect);
    expect(held).toEqual([false, false, true, true]);
  });

  it('let twenty families of one network through, then hold, and count five of them for others', async () => {
    const network = (networkHash: string) => ({ visitor: { networkHash, browserHash: null } });
    const held: boolean[] = [];
    for (let index = 0; index < 22; index += 1)
      held.push((await send(parent(index), network('school'))).isSuspect);
    expect(held.indexOf(true)).toBe(20);
    for (let index = 30; index < 33; index += 1)
      expect(await send(parent(index), network(`home ${index}`))).toMatchObject({ isSuspect: false });
    expect(await send(parent(33), network('home 33'))).toMatchObject({ isSuspect: true });
  });

  it('are never raised by what isn’t confirmed', async () => {
    const visitor = { networkHash: 'n', browserHash: 'b' };
    for (let index = 0; index < 30; index += 1) {
      await database.transactions.runInTransaction((manager) =>
        signalsWith(true).record(manager, 1000 + index, {
          ...{ visitor, clubId, authorEmail: `noise${index}@catch-all.co.uk`, reviewText: TEXT },
          ...{ secondsToWrite: 1, at: NOW },
        }),
      );
    }
    const own = { visitor, reviewText: TEXT, secondsToWrite: 90 };
    expect(await send('parent@catch-all.co.uk', own)).toMatchObject({ signals: [], score: 0 });
  });

  it('based on volume are off without rate limits; the others are not', async () => {
    const visitor = { networkHash: 'n', browserHash: 'b' };
    for (let index = 0; index < 26; index += 1)
      await send(parent(index), { visitor: { networkHash: 'n', browserHash: `b${index}` } });
    const arrival = { visitor, secondsToWrite: 0 };
    const assessed = await judge('somebody@mailinator.com', arrival, signalsWith(false));
    expect(assessed.signals).toEqual(['disposable-address']);
    expect((await judge('somebody@mailinator.com', arrival)).signals).toEqual(
      expect.arrayContaining(['disposable-address', 'busy-network', 'network-limit', 'pasted-text']),
    );
  });

  it('see what was confirmed at the same moment', async () => {
    const visitor = { networkHash: null, browserHash: null };
    const reviews = ['first', 'second'].map((name, index) => ({
      ...{ id: index + 1, reviewText: TEXT, author: `${name}@gmail.com` },
      authorEmailEncrypted: protection.encrypt(`${name}@gmail.com`),
    }));
    const signals = signalsWith(true);
    for (const { id, author } of reviews) {
      await database.transactions.runInTransaction((manager) =>
        signals.record(manager, id, {
          ...{ visitor, clubId, authorEmail: author, reviewText: TEXT, secondsToWrite: undefined, at: NOW },
        }),
      );
    }
    const assessed = await Promise.all(
      reviews.map(async (review) => {
        await database.transactions.runInTransaction((manager) => signals.prove(manager, review, NOW));
        return signals.ofStored(review, NOW);
      }),
    );
    expect(assessed.some((one) => one?.isSuspect)).toBe(true);
    const traces = await database.dataSource.getRepository(SubmissionTrace).find();
    expect(traces.map(({ confirmedAt }) => confirmedAt)).toEqual([NOW, NOW]);
  });

  it('keep one trace of a review, whose text may change, and that it was pasted and published', async () => {
    const assessed = await send('first@home.example', { reviewText: TEXT, secondsToWrite: 1 });
    expect(assessed.review.textBands).toHaveLength(16);
    const review = { id: sent, authorEmailEncrypted: protection.encrypt('first@home.example') };
    const edited = await signalsWith(true).ofEdit(review, 'Short now.', later(1));
    expect(edited?.signals).toEqual(['pasted-text']);
    await database.transactions.runInTransaction((manager) =>
      signalsWith(true).updateEdited(manager, edited!, false),
    );
    expect(await database.dataSource.getRepository(SubmissionTraceBand).count()).toBe(0);
    expect(await database.dataSource.getRepository(SubmissionTrace).find()).toMatchObject([
      { isUnmoderated: true, signals: 'pasted-text', textValues: textFingerprint('Short now.').values },
    ]);
    expect(await signalsWith(true).ofEdit({ ...review, id: 999 }, '', NOW)).toBeUndefined();
  });

  it('are read along indexes', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => ({
      ...{ review_id: index + 1, club_id: index % 300, author_hash: `a${index}`, score: 0, signals: '' },
      ...{ network_hash: `n${index % 500}`, domain_hash: `d${index % 500}`, is_unmoderated: index % 2 },
      ...{ created_at: '2026-10-01 10:00:00.000', confirmed_at: `2026-10-0${1 + (index % 5)} 10:00:00.000` },
    }));
    await database.transactions.runInTransaction((manager) => insertRows(manager, 'submission_traces', rows));
    // Only this table: the statistics outlive the test.
    const table = database.dialect.engine === 'mysql' ? 'TABLE submission_traces' : 'submission_traces';
    await database.dataSource.query(`ANALYZE ${table}`);
    const statements = nearbySql({ clubId: 7, networkHash: 'n7', domainHash: 'd7' }, NOW);
    expect(statements).toHaveLength(5);
    for (const statement of statements) {
      const plan = await database.reads.all(sql`${explainOn(database)} ${statement!}`);
      expect(JSON.stringify(plan)).toMatch(
        /ix_submission_traces_(?:club|unmoderated|network|club_network|domain)\b/,
      );
    }
  });
});
