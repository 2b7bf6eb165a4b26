import { endOfSeason, getSeason } from '@club-reviews/domain/seasons';
import type { ClubSeed } from '../../../test/support/factories.js';
import { storeClubs, rated } from '../../../test/support/factories.js';
import { onMachine } from '../../../test/support/machine-clock.js';
import { useTestApi } from '../../../test/support/test-api.js';
import type { Review } from '../../model/reviews/review.entity.js';
import type { FoundClubs } from './find.dto.js';

/** As many reviews as needed for a mean of about `mean`: fives and fours. */
function reviews(count: number, mean: number): Partial<Review>[] {
  const fives = Math.round((mean - 4) * count);
  return Array.from({ length: count }, (_, index) => rated(index < fives ? 5 : 4));
}

const CLUBS: ClubSeed[] = [
  { name: 'One Five Star', reviews: [rated(5)] },
  { name: 'Forty Good', reviews: reviews(40, 4.7) },
  { name: 'Ten Better', reviews: reviews(10, 4.9) },
  { name: 'One Bad', reviews: [rated(1)] },
  { name: 'Without' },
];

/** Ratings that only differ in coaching. */
const coached = (...ratings: number[]): Partial<Review>[] =>
  ratings.map((coachingRating) => ({ ...rated(3), coachingRating }));

const COACHED: ClubSeed[] = [
  { name: 'Adel Five Good', reviews: coached(4, 4, 5, 4, 4) },
  { name: 'Bramley Ten As Good', reviews: coached(4, 4, 5, 4, 4, 5, 4, 4, 4, 4) },
  { name: 'Otley Five Better', reviews: coached(5, 5, 5, 4, 4) },
  { name: 'Hull Few Perfect', reviews: coached(5, 5, 5, 5) },
  { name: 'York Few Fair', reviews: coached(3) },
  { name: 'Derby Without' },
];

describe('the ranking rule', () => {
  const api = useTestApi('suite');

  beforeAll(async () => {
    await storeClubs(api.database, CLUBS);
  });

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
});

describe('how recent reviews are', () => {
  const api = useTestApi('suite');
  const season = getSeason(new Date());
  const names = async (query: string) =>
    (await api.read<FoundClubs>(`/clubs/find?${query}`)).clubs.map(({ name }) => name);
  const written = (of: number, given: Partial<Review>[]) =>
    given.map((review) => ({ ...review, season: of }));

  beforeAll(async () => {
    await storeClubs(api.database, [
      { name: 'Great Once', reviews: written(season - 6, reviews(20, 5)) },
      { name: 'Many Good', reviews: written(season, reviews(14, 4)) },
      { name: 'Few Perfect', reviews: written(season, reviews(4, 5)) },
      {
        name: 'Worse Lately',
        reviews: [...written(season - 3, reviews(4, 5)), ...written(season, [rated(2), rated(2)])],
      },
    ]);
  });

  it('decides the order, and not the average that is shown', async () => {
    expect(await names('sort=rating')).toEqual(['Few Perfect', 'Many Good', 'Great Once', 'Worse Lately']);
    expect(await names('sort=reviews')).toEqual(['Great Once', 'Many Good', 'Worse Lately', 'Few Perfect']);
    expect(await names('sort=coaching')).toEqual(['Great Once', 'Many Good', 'Worse Lately', 'Few Perfect']);
    const { clubs } = await api.read<FoundClubs>('/clubs/find?q=worse&sort=coaching');
    expect(clubs).toMatchObject([{ overallRating: 4, categoryRating: 4 }]);
  });

  it('counts anew from the first moment of a season: few reviews say less each year', async () => {
    const untilLater = endOfSeason(season + 3).getTime() - Date.now();
    const later = () => names('sort=rating');
    expect((await onMachine(untilLater - 60_000, later))[0]).toBe('Few Perfect');
    expect((await onMachine(untilLater + 60_000, later))[0]).toBe('Many Good');
  });
});

describe('the order by a category', () => {
  const api = useTestApi('suite');
  const find = (query: string) => api.read<FoundClubs>(`/clubs/find?${query}`);

  beforeAll(async () => {
    await storeClubs(api.database, COACHED);
  });

  it('uses its average from five reviews on, and puts those with more first if it’s equal', async () => {
    const { clubs } = await find('sort=coaching');
    expect(clubs.map(({ name, categoryRating }) => [name, categoryRating])).toEqual([
      ['Otley Five Better', 4.6],
      ['Bramley Ten As Good', 4.2],
      ['Adel Five Good', 4.2],
      ['Hull Few Perfect', 5],
      ['York Few Fair', 3],
      ['Derby Without', null],
    ]);
    expect(clubs.map(({ fewReviews }) => fewReviews)).toEqual([false, false, false, true, true, false]);
  });

  it('doesn’t mix up categories, and pages like every other order', async () => {
    const { clubs } = await find('sort=value&reviewed=true&pageSize=2&page=2');
    expect(clubs.map(({ name, categoryRating }) => [name, categoryRating])).toEqual([
      ['Adel Five Good', 3],
      ['Hull Few Perfect', 3],
    ]);
  });

  it('only shows a category’s average in that category’s order', async () => {
    const { clubs } = await find('sort=rating');
    expect(new Set(clubs.map(({ categoryRating }) => categoryRating))).toEqual(new Set([null]));
  });

  it('is one of those that the call knows', async () => {
    const response = await api.call('/clubs/find?sort=kindness');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('sort');
  });
});
