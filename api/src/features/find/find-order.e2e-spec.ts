import type { ClubSeed } from '../../../test/support/factories.js';
import { storeClubs } from '../../../test/support/factories.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';
import type { Review } from '../../model/reviews/review.entity.js';
import type { FoundClubs } from './find.dto.js';

/** As many reviews as asked for whose mean is about `mean`: fives and fours. */
function reviews(count: number, mean: number): Partial<Review>[] {
  const fives = Math.round((mean - 4) * count);
  return Array.from({ length: count }, (_, index) => rated(index < fives ? 5 : 4));
}

function rated(stars: number): Partial<Review> {
  return {
    coachingRating: stars,
    communicationRating: stars,
    facilitiesRating: stars,
    inclusivityRating: stars,
    valueRating: stars,
  };
}

const CLUBS: ClubSeed[] = [
  { name: 'One Five Star', reviews: [rated(5)] },
  { name: 'Forty Good', reviews: reviews(40, 4.7) },
  { name: 'Ten Better', reviews: reviews(10, 4.9) },
  { name: 'One Bad', reviews: [rated(1)] },
  { name: 'Without' },
];

describe('the ranking rule', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
    await storeClubs(api.database, CLUBS);
  });

  afterAll(() => api.stop());

  it('doesn’t let one happy review beat forty, and puts clubs without any last', async () => {
    const { clubs } = await api.read<FoundClubs>('/clubs/find?sort=rating');
    expect(clubs.map(({ name }) => name)).toEqual([
      'Forty Good',
      'Ten Better',
      'One Five Star',
      'One Bad',
      'Without',
    ]);
  });

  it('isn’t what sorts by the number of reviews', async () => {
    const { clubs } = await api.read<FoundClubs>('/clubs/find?sort=reviews');
    expect(clubs.map(({ name }) => name)).toEqual([
      'Forty Good',
      'Ten Better',
      'One Five Star',
      'One Bad',
      'Without',
    ]);
  });
});
