import { storeClubs, rated } from '../../test/support/factories.js';
import { clubAdminHeaders, storeClubAdmin } from '../../test/support/club-admins.js';
import { useTestApi } from '../../test/support/test-api.js';
import type { ClubInsights } from '../club-area/dashboard/dashboard.dto.js';
import type { ClubDetail } from './clubs.dto.js';

/** 43 fours and 14 fives are 242 in 57 reviews, 4.2456 on average: 4.25 to two decimals, but 4.2 to one. */
const FOURS = 43;
const FIVES = 14;

describe('averages over HTTP', () => {
  const api = useTestApi('suite');

  beforeAll(async () => {
    const createdAt = new Date('2026-03-05T12:00:00Z');
    const five = {
      ...rated(5),
    };
    const reviews = [
      ...Array.from({ length: FOURS }, () => ({ createdAt })),
      ...Array.from({ length: FIVES }, () => ({ createdAt, ...five })),
    ];
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions', reviews }]);
    await storeClubAdmin(api.database, club?.id ?? 0, { email: 'sam@lions.example' });
  });

  it('are rounded once, to the decimal place that the screens show', async () => {
    expect(await api.read<ClubDetail>('/clubs/leeds-lions')).toMatchObject({
      overallRating: 4.2,
      ...rated(4.2),
    });
  });

  it("are the same in the club's own charts", async () => {
    const headers = await clubAdminHeaders(api, 'sam@lions.example');
    const insights = (await (await api.call('/club-admin/insights', { headers })).json()) as ClubInsights;
    expect(insights.trend).toEqual([{ month: '2026-03', reviewCount: 57, averageRating: 4.2 }]);
  });
});
