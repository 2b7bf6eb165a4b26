import { getWeek, weeksUntil, weekStart } from '@club-reviews/domain/weeks';
import { londonClock } from '@club-reviews/domain/london-clock';
import { clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { ClubDailyFigure } from '../../model/club-figures/club-daily-figure.js';
import { ClubFigureCounter } from '../../model/club-figures/club-figure-counter.js';
import { Review } from '../../model/reviews/review.entity.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { ClubFigures } from './club-figures.dto.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const HOUR_MS = 3_600_000;
const PAGE = '/clubs/leeds-lions';

describe('figures of a club over HTTP', () => {
  const api = useTestApi('each');
  let lions: number;
  let headers: Record<string, string>;

  beforeEach(async () => {
    const [club] = await storeClubs(api.database, [
      { name: 'Leeds Lions', location: 'Leeds' },
      { name: 'Leeds Larks', location: 'Leeds' },
      { name: 'York Yaks', location: 'York' },
    ]);
    lions = club!.id;
    await storeClubAdmin(api.database, lions, { email: 'sam@lions.example' });
    headers = await clubAdminHeaders(api, 'sam@lions.example');
  });

  const figures = async (): Promise<ClubFigures> => {
    await api.get(ClubFigureCounter).flush();
    const answer = await api.call('/club-admin/figures', { headers });
    expect(answer.status).toBe(200);
    return (await answer.json()) as ClubFigures;
  };
  const open = (path: string, page: string | null, more: Record<string, string> = {}) =>
    api.call(path, {
      headers: { 'user-agent': FIREFOX, ...(page !== null && { 'x-page-path': page }), ...more },
    });
  const rows = () => api.database.reader.find(ClubDailyFigure, { order: { clubId: 'ASC', day: 'ASC' } });

  it('count each time someone opens the club’s page, even when the browser has the response cached', async () => {
    const first = await open(`${PAGE}?include=page`, PAGE);
    const again = await open(`${PAGE}?include=page`, PAGE, {
      'if-none-match': first.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
    expect((await figures()).weeks.at(-1)).toMatchObject({
      week: getWeek(new Date()),
      views: 2,
      shownInSearches: 0,
    });
    await open(`${PAGE}?include=page`, PAGE);
    expect((await figures()).weeks.at(-1)).toMatchObject({ views: 3 });
    expect(await rows()).toEqual([
      { clubId: lions, day: londonClock(new Date()).date, views: 3, shownInSearches: 0 },
    ]);
  });

  it('leave out robots, programs without a name, prefetched pages, and calls that aren’t for the page', async () => {
    await open(`${PAGE}?include=page`, PAGE, { 'user-agent': GOOGLEBOT });
    await open(`${PAGE}?include=page`, PAGE, { 'user-agent': '' });
    await open(`${PAGE}?include=page`, PAGE, { 'sec-purpose': 'prefetch;prerender' });
    await open(`${PAGE}?include=page`, null);
    await open(`${PAGE}?include=page`, `${PAGE}/ask`);
    await open(PAGE, PAGE);
    await open(`/clubs/${lions}?include=page`, `/clubs/${lions}`);
    await open('/clubs/nobody?include=page', '/clubs/nobody');
    const { weeks, countedSince } = await figures();
    expect(await rows()).toEqual([]);
    expect(countedSince).toBeNull();
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toMatchObject({ views: null, shownInSearches: null });
  });

  it('count the clubs on a page of search results, and no others that matched', async () => {
    await open('/clubs/find?q=leeds&sort=name&pageSize=1', '/browse-clubs');
    await open('/clubs/find?q=leeds&sort=name', '/browse-clubs');
    await open('/clubs/search?location=leeds&limit=10', '/');
    await open('/clubs/find?q=leeds', '/browse-clubs', { 'user-agent': GOOGLEBOT });
    await open('/clubs/find?q=leeds', '/compare');
    await open('/clubs/search?location=leeds', null);
    const { weeks, countedSince } = await figures();
    expect(countedSince).toBe(londonClock(new Date()).date);
    expect(weeks.at(-1)).toMatchObject({ views: 0, shownInSearches: 2 });
    expect((await rows()).map(({ shownInSearches }) => shownInSearches)).toEqual([2, 3]);
  });

  it('are written when the api stops', async () => {
    await open(`${PAGE}?include=page`, PAGE);
    await api.restart();
    expect(await rows()).toEqual([expect.objectContaining({ clubId: lions, views: 1 })]);
  });

  it('sum up whole weeks, twelve at most, and say which came before counting began', async () => {
    const weeks = weeksUntil(new Date(), 14);
    const plus = (week: string, days: number) =>
      new Date(Date.parse(week) + days * 24 * HOUR_MS).toISOString().slice(0, 10);
    const stored = (clubId: number, day: string, views: number) => ({
      ...{ clubId, day, views, shownInSearches: views * 10 },
    });
    await api.database.dataSource.manager.insert(ClubDailyFigure, [
      stored(lions, plus(weeks[10]!, 0), 1),
      stored(lions, plus(weeks[10]!, 6), 2),
      stored(lions, plus(weeks[11]!, 0), 4),
      stored(lions + 1, plus(weeks[9]!, 3), 99),
    ]);
    const answer = await figures();
    expect(answer.weeks.map(({ week }) => week)).toEqual(weeks.slice(2));
    expect(answer.weeks.map(({ views }) => views)).toEqual([
      ...Array<null>(7).fill(null),
      ...[0, 3, 4, 0, 0],
    ]);
    expect(answer.weeks.at(-4)?.shownInSearches).toBe(30);
    expect(answer.countedSince).toBe(plus(weeks[9]!, 3));
    await api.database.dataSource.manager.insert(ClubDailyFigure, stored(lions, plus(weeks[0]!, 0), 50));
    const older = await figures();
    expect(older.weeks.map(({ views }) => views)).toEqual([...Array<number>(8).fill(0), 3, 4, 0, 0]);
  });

  it('say how many replies there were and how long the median one took, whatever was edited since', async () => {
    const now = new Date();
    const lastWeek = weeksUntil(now, 2)[0]!;
    const at = (hours: number) => new Date(weekStart(lastWeek).getTime() + hours * HOUR_MS);
    const review = (since: Date, respondedAt: Date | null): Partial<Review> => ({
      ...{ createdAt: since, verifiedAt: since, approvedAt: null, respondedAt },
      responseText: respondedAt && 'Thank you.',
    });
    const [club] = await storeClubs(api.database, [
      {
        name: 'Busy',
        reviews: [
          review(at(0), at(2)),
          review(at(0), at(4.5)),
          review(at(0), at(100)),
          // Approved by a moderator a day after it was confirmed.
          { ...review(at(0), at(25)), approvedAt: at(24) },
          review(at(-2000), now),
          review(at(0), null),
          { ...review(at(0), null), isApproved: false },
        ],
      },
    ]);
    const replies = await api.database.reader.find(Review, {
      where: { clubId: club!.id },
      order: { id: 'ASC' },
    });
    const written = (subjectId: number, createdAt: Date, action = 'replied') =>
      api.get<AuditLog>(AuditLog).record(api.database.dataSource.manager, {
        ...{ subjectType: 'review', subjectId, actor: 'club-admin', action, reason: null, createdAt },
        ...{ fromStatus: 'approved', toStatus: 'approved' },
      });
    // Written long ago, edited today.
    await written(replies[4]!.id, at(-1990));
    await written(replies[4]!.id, now, 'reply-edited');
    await storeClubAdmin(api.database, club!.id, { email: 'kim@busy.example' });
    headers = await clubAdminHeaders(api, 'kim@busy.example');
    const { weeks, medianReplyHours, waiting } = await figures();
    expect(weeks.at(-2)).toMatchObject({ week: lastWeek, replies: 4, medianReplyHours: 2 });
    expect(weeks.at(-1)).toMatchObject({ replies: 0, medianReplyHours: null });
    expect(medianReplyHours).toBe(2);
    expect(waiting).toEqual({ count: 1, hasMore: false });
  });

  it('are for the club’s managers only', async () => {
    const other = await api.call(`/club-admin/figures?clubId=${lions + 1}`, { headers });
    expect(other.status).toBe(403);
    expect((await api.call('/club-admin/figures?clubId=x', { headers })).status).toBe(400);
  });
});
