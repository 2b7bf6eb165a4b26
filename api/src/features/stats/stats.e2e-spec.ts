import { storeClubs } from '../../../test/support/factories.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';

describe('stats over HTTP', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });

  afterAll(() => api.stop());

  it('starts from nothing', async () => {
    expect(await api.read('/stats')).toEqual({ totalClubs: 0, totalReviews: 0 });
    expect(await api.read('/stats/age-groups')).toEqual([]);
  });

  it('counts clubs and visible reviews, by age', async () => {
    await storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        reviews: [
          { ageGroup: 'prefer not to disclose' },
          { ageGroup: 'U11s' },
          { ageGroup: 'U9s' },
          { ageGroup: 'U7s', isVerified: false },
        ],
      },
      { name: 'Ashby Rovers', reviews: [{ ageGroup: 'U11s' }] },
    ]);
    expect(await api.read('/stats')).toEqual({ totalClubs: 2, totalReviews: 4 });
    expect(await api.read('/stats/age-groups')).toEqual([
      { ageGroup: 'U9s', count: 1 },
      { ageGroup: 'U11s', count: 2 },
      { ageGroup: 'prefer not to disclose', count: 1 },
    ]);
  });
});
