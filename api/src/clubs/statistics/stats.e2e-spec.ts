import type { RecordedRemovalReason } from '@club-reviews/domain/removal-reasons';
import { monthsUntil } from '@club-reviews/domain/months';
import { storeClubs } from '../../../test/support/factories.js';
import { useTestApi } from '../../../test/support/test-api.js';
import type { ReviewEvent } from '../../model/reviews/monthly-review-counts.js';
import { MonthlyRemovalCount, MonthlyReviewCount } from '../../model/reviews/monthly-review-counts.js';

describe('stats over HTTP', () => {
  const api = useTestApi('suite');

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

  it('counts reviews by month: the last twelve, oldest first', async () => {
    const months = monthsUntil(new Date(), 13);
    const count = (month: string, event: ReviewEvent, times: number) =>
      api.database.dataSource.manager.insert(MonthlyReviewCount, { month, event, count: times });
    await count(months[0]!, 'submitted', 99);
    await count(months[1]!, 'submitted', 7);
    await count(months[1]!, 'removed', 2);
    await count(months[12]!, 'held', 1);
    const countRemoval = (month: string, reason: RecordedRemovalReason, times: number) =>
      api.database.dataSource.manager.insert(MonthlyRemovalCount, { month, reason, count: times });
    await countRemoval(months[0]!, 'fake', 5);
    await countRemoval(months[1]!, 'none-given', 1);
    await countRemoval(months[1]!, 'abuse', 1);
    const none = { submitted: 0, confirmed: 0, held: 0, published: 0, removed: 0, restored: 0, removals: [] };
    const removals = [
      { reason: 'abuse', count: 1 },
      { reason: 'none-given', count: 1 },
    ];
    expect(await api.read('/stats/reviews-by-month')).toEqual([
      { month: months[1], ...none, submitted: 7, removed: 2, removals },
      ...months.slice(2, 12).map((month) => ({ month, ...none })),
      { month: months[12], ...none, held: 1 },
    ]);
  });
});
