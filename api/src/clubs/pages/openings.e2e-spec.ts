import { storeClubs } from '../../../test/support/factories.js';
import { postJson } from '../../../test/support/sessions.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { ClubDailyFigure } from '../../model/club-figures/club-daily-figure.js';
import { ClubFigureCounter } from '../../model/club-figures/club-figure-counter.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const PAGE = '/clubs/leeds-lions';

describe('pages that a browser has prefetched', () => {
  const api = useTestApi('suite');
  let lions: number;
  let larks: number;

  beforeAll(async () => {
    const clubs = await storeClubs(api.database, [
      { name: 'Leeds Lions', location: 'Leeds' },
      { name: 'Leeds Larks', location: 'Leeds' },
    ]);
    [lions, larks] = clubs.map(({ id }) => id) as [number, number];
  });

  const rows = async () => {
    await api.get(ClubFigureCounter).flush();
    return api.database.reader.find(ClubDailyFigure, { order: { clubId: 'ASC' } });
  };
  const open = (opening: unknown, userAgent = FIREFOX) =>
    postJson(api, '/openings', { opening }, { 'user-agent': userAgent });

  beforeEach(async () => {
    await rows();
    await api.database.dataSource.manager.deleteAll(ClubDailyFigure);
  });

  it('count when they are opened, and not when their responses are fetched', async () => {
    await api.call(`${PAGE}?include=page`, { headers: { 'user-agent': FIREFOX } });
    expect(await rows()).toEqual([]);
    const answer = await open(`view=${lions}`);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await rows()).toEqual([expect.objectContaining({ clubId: lions, views: 1, shownInSearches: 0 })]);
  });

  it('count the clubs of a list', async () => {
    await open(`shown=${larks},${lions}`);
    expect(await rows()).toEqual([
      expect.objectContaining({ clubId: lions, views: 0, shownInSearches: 1 }),
      expect.objectContaining({ clubId: larks, views: 0, shownInSearches: 1 }),
    ]);
  });

  it('leave out robots, programs without a name and unknown clubs', async () => {
    for (const answer of [
      await open(`view=${lions}`, GOOGLEBOT),
      await open(`view=${lions}`, ''),
      await open('view=424242'),
      await open('shown=424242'),
    ])
      expect(answer.status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['no text', 17],
    ['another kind', 'click=1'],
    ['several clubs seen', 'view=1,2'],
    ['a club that can’t be', 'shown=0'],
    ['too many', `shown=${Array.from({ length: 101 }, (_, index) => index + 1).join(',')}`],
  ])('are refused with %s', async (_, opening) => {
    const answer = await open(opening);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { opening: expect.any(String) as string } });
    expect(await rows()).toEqual([]);
  });
});
