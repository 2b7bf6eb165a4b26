import { storeClubs } from '../../test/support/factories.js';
import { rated } from '../../test/support/factories.js';
import { ReportedSite } from '../../test/support/reported-site.js';
import { reviewForm } from '../../test/support/review-form.js';
import { postJson, send } from '../../test/support/sessions.js';
import { useSite } from '../../test/support/started.js';
import { newestToken } from '../../test/support/stored-mails.js';
import { DirectorySite } from '../../test/support/directory-site.js';
import type { HandledReviews, ReviewHandling } from '../clubs/handling/handling.dto.js';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { Random } from '../sample-data/random.js';

const TIMES = 60;
const REASONS = ['fake', 'abuse', 'off-topic'] as const;

/** One of the reviews that the test has sent. */
interface Sent {
  text: string;
  stars: number;
  reports: ('club' | 'public')[];
}

/** What the test has done itself, by stars: "5 removed:fake" and how often. */
class Tally {
  readonly counts: Record<string, number> = {};

  add(stars: number, what: string): void {
    const key = `${stars} ${what}`;
    this.counts[key] = (this.counts[key] ?? 0) + 1;
  }
}

/** The same from a response. */
function toCounts({ byStars }: ReviewHandling): Record<string, number> {
  const counts = (byStars ?? []).flatMap(({ stars, ...handled }) =>
    toNamed(handled).map(([what, count]): [string, number] => [`${stars} ${what}`, count]),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

function toNamed(handled: HandledReviews): [string, number][] {
  const { removals, clubReports, publicReports, removed: _, ...plain } = handled;
  return [
    ...Object.entries(plain),
    ...removals.map(({ reason, count }): [string, number] => [`removed:${reason}`, count]),
    ...Object.entries(clubReports).map(([what, count]): [string, number] => [`club:${what}`, count]),
    ...Object.entries(publicReports).map(([what, count]): [string, number] => [`public:${what}`, count]),
  ];
}

describe('what happened to reviews, by stars', () => {
  const site = useSite('each', () => ReportedSite.start([], { rateLimits: false }));

  const handling = (path = '/clubs/leeds-lions/review-handling') => site.api.read<ReviewHandling>(path);

  /** A confirmed review, with a link in its text if it's to be held. */
  const publish = async (stars: number, number: number, isHeld = false): Promise<string> => {
    const text = `Sentence number ${number} ${'abcdefghij'[number % 10]?.repeat(number % 7)} about ${number * 7919} sessions${isHeld ? ' at www.spam.example' : ''}.`;
    const form = { reviewText: text, authorEmail: `parent${number}@home${number}.example`, ...rated(stars) };
    expect((await postJson(site.api, '/reviews', reviewForm(site.clubId, form))).status).toBe(201);
    const token = await newestToken(site.api.database);
    expect((await postJson(site.api, '/reviews/verify', { token })).status).toBe(200);
    return text;
  };

  it('follows any order of decisions, and the audit log and the reports add up to the same', async () => {
    const random = Random.for(52, 500);
    const tally = new Tally();
    const shown: Sent[] = [];
    const removed: (Sent & { id: number })[] = [];
    const report = async (sent: Sent, source: 'club' | 'public', number: number): Promise<void> => {
      if (source === 'club') {
        if (sent.reports.includes('club')) return;
        expect((await site.reportAsClub(sent.text)).status).toBe(201);
      } else await site.reported({ review: sent.text, email: `reporter${number}@home.example` });
      sent.reports.push(source);
      tally.add(sent.stars, `${source}:received`);
    };
    const settle = (sent: Sent, outcome: string): void => {
      for (const source of sent.reports.splice(0)) tally.add(sent.stars, `${source}:${outcome}`);
    };
    const remove = async (sent: Sent): Promise<void> => {
      const { id } = await site.review(sent.text);
      const reasonCode = random.pick(REASONS);
      const why = { reasonCode, reason: 'It breaks the rules.' };
      expect((await send(site.api, 'DELETE', `/reviews/${id}`, site.moderator, why)).status).toBe(204);
      tally.add(sent.stars, `removed:${reasonCode}`);
      settle(sent, 'removed');
      shown.splice(shown.indexOf(sent), 1);
      removed.push({ ...sent, id });
    };
    for (let number = 0; number < TIMES; number += 1) {
      const step = random.integer(0, 9);
      const sent = shown.length > 0 ? random.pick(shown) : undefined;
      if (step <= 3 || !sent) {
        const [stars, isHeld] = [random.integer(1, 5), random.chance(0.25)];
        const text = await publish(stars, number, isHeld);
        tally.add(stars, 'confirmed');
        if (isHeld) {
          tally.add(stars, 'held');
          const { id } = await site.review(text);
          await postJson(site.api, `/reviews/${id}/approve`, {}, site.moderator);
        }
        tally.add(stars, 'published');
        shown.push({ text, stars, reports: [] });
      } else if (step <= 5) await report(sent, random.pick(['club', 'public'] as const), number);
      else if (step === 6 && sent.reports.length > 0) {
        const { id } = await site.entry(sent.text);
        const body = { decision: 'stand', words: 'A parent may say so.' };
        expect((await site.decide(id, body)).status).toBe(200);
        settle(sent, 'stands');
      } else if (step === 7) {
        await site.withdraw(sent.text);
        settle(sent, 'gone');
        shown.splice(shown.indexOf(sent), 1);
      } else if (step === 8 && removed.length > 0) {
        const [back] = removed.splice(0, 1);
        const path = `/admin/removed-reviews/${back!.id}/restore`;
        await postJson(site.api, path, { reason: 'A coach confirms it.' }, site.moderator);
        tally.add(back!.stars, 'restored');
        shown.push(back!);
      } else await remove(sent);
    }
    const kinds = Object.keys(tally.counts).join(' ');
    for (const kind of ['held', 'restored', 'removed:', 'club:removed', 'public:stands', 'public:gone'])
      expect(kinds).toContain(kind);
    expect(toCounts(await handling())).toEqual(tally.counts);
    expect(toCounts(await handling('/stats/review-handling'))).toEqual(tally.counts);
    await site.expectExactTotals();
    expect(toCounts(await handling())).toEqual(tally.counts);
  });

  it('isn’t shown by stars while a club has fewer than five reviews', async () => {
    for (let number = 0; number < 4; number += 1) await publish(5, number);
    expect(await handling()).toMatchObject({ byStars: null, total: { confirmed: 4, published: 4 } });
    await publish(1, 4);
    expect((await handling()).byStars).toMatchObject([
      { stars: 5, confirmed: 4 },
      { stars: 4, confirmed: 0 },
      ...[{ stars: 3 }, { stars: 2 }, { stars: 1, confirmed: 1 }],
    ]);
  });

  it('is nothing for a new club, and 404 for none', async () => {
    expect((await handling()).total).toMatchObject({
      confirmed: 0,
      removals: [],
      clubReports: { received: 0 },
    });
    expect((await site.api.call('/clubs/nowhere/review-handling')).status).toBe(404);
  });

  it('goes with a club that is merged into another, and comes back with it', async () => {
    const [other] = await storeClubs(site.api.database, [{ name: 'York Yaks' }]);
    const directory = new DirectorySite(site.api, site.moderator);
    for (let number = 0; number < 5; number += 1) await publish(4, number);
    const text = await publish(2, 5);
    await site.reportAsClub(text);
    const body = { into: other!.id, reason: 'Listed twice' };
    expect((await directory.post(`/admin/clubs/${site.clubId}/merge`, body)).status).toBe(200);
    const yaks = await handling('/clubs/york-yaks/review-handling');
    expect(toCounts(yaks)).toEqual({
      ...{ '4 confirmed': 5, '4 published': 5, '2 confirmed': 1, '2 published': 1 },
      '2 club:received': 1,
    });
    const { id } = await site.entry(text);
    await site.decide(id, { decision: 'stand', words: 'A parent may say so.' });
    await site.expectExactTotals();
    const [change] = await directory.history(site.clubId);
    expect((await directory.post(`/admin/club-changes/${change!.id}/undo`)).ok).toBe(true);
    expect(toCounts(await handling())).toEqual({ ...toCounts(yaks), '2 club:stands': 1 });
    expect((await handling('/clubs/york-yaks/review-handling')).total.confirmed).toBe(0);
    await site.expectExactTotals();
  });

  it('is logged with each change, without anything about its author', async () => {
    await publish(3, 0);
    const entries = await site.api.database.dataSource.manager.findBy(AuditEntry, { subjectType: 'review' });
    expect(entries.map(({ action, counted, clubId, stars }) => [action, counted, clubId, stars])).toEqual([
      ['submitted', null, null, null],
      ['verified', 'confirmed,published', site.clubId, 3],
    ]);
  });
});
