import { storeClubAdmin } from '../../test/support/club-admins.js';
import { storeClubs, rated } from '../../test/support/factories.js';
import { useTestApi } from '../../test/support/test-api.js';
import { getSeason } from '@club-reviews/domain/seasons';
import type { ClubPageResponse, ClubPageFacts } from './club-page.dto.js';

/** A day within a season: 15 January. */
const inSeason = (season: number) => new Date(Date.UTC(season + 1, 0, 15, 12));

describe('the rest of a club’s page over HTTP', () => {
  const api = useTestApi('suite');
  const season = getSeason(new Date());

  beforeAll(async () => {
    const at = (latitude: number, longitude = -1.57) => ({ latitude, longitude });
    const clubs = await storeClubs(api.database, [
      {
        name: 'Leeds Lions',
        ...at(53.82),
        reviews: [
          { ...rated(2), createdAt: inSeason(season - 2) },
          { ...rated(4), createdAt: inSeason(season - 2), responseText: 'Hi', respondedAt: new Date() },
          {
            ...rated(5),
            createdAt: new Date(Date.now() - 1000),
            responseText: 'Hi',
            respondedAt: new Date(),
          },
          { ...rated(5), createdAt: inSeason(season - 6) },
          { ...rated(1), createdAt: inSeason(season - 2), isVerified: false },
          { ...rated(4), createdAt: inSeason(season - 1), isApproved: false },
        ],
      },
      { name: 'Near', ...at(53.83) },
      { name: 'Nearer', ...at(53.821) },
      { name: 'Far', ...at(53.9) },
      { name: 'Farther', ...at(53.95) },
      { name: 'Too Many', ...at(53.96) },
      { name: 'Away', ...at(51.5) },
      { name: 'Hidden', ...at(53.82), state: 'hidden' },
      { name: 'Nowhere' },
    ]);
    await storeClubAdmin(api.database, clubs[0]!.id, { email: 'sam@lions.example' });
  });

  const getPage = async (club: string): Promise<ClubPageFacts> => {
    const { page } = await api.read<ClubPageResponse>(`/clubs/${club}?include=page`);
    if (!page) throw new Error('The page is missing');
    return page;
  };

  it('says who manages the club and how many reviews they reply to', async () => {
    expect(await getPage('leeds-lions')).toMatchObject({
      isClaimed: true,
      replies: { reviews: 4, answered: 2 },
    });
    expect(await getPage('near')).toMatchObject({ isClaimed: false, replies: { reviews: 0, answered: 0 } });
  });

  it('has those of the last six seasons with reviews, oldest first', async () => {
    expect((await getPage('leeds-lions')).seasons).toEqual([
      { season: season - 2, reviewCount: 2, overallRating: 3 },
      { season: season - 1, reviewCount: 1, overallRating: 4 },
      { season, reviewCount: 1, overallRating: 5 },
    ]);
    expect((await getPage('near')).seasons).toEqual([]);
  });

  it('names up to four clubs around it, nearest first', async () => {
    const { nearby } = await getPage('leeds-lions');
    expect(nearby.map(({ name }) => name)).toEqual(['Nearer', 'Near', 'Far', 'Farther']);
    expect(nearby[0]!.distanceMiles).toBeCloseTo(0.07, 2);
    expect((await getPage('away')).nearby).toEqual([]);
    expect((await getPage('nowhere')).nearby).toEqual([]);
  });

  it('is left out unless requested, and refuses anything else', async () => {
    expect(await api.read<ClubPageResponse>('/clubs/leeds-lions')).not.toHaveProperty('page');
    const response = await api.call('/clubs/leeds-lions?include=everything');
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toMatch(/^include must/);
    expect((await api.call('/clubs/nobody?include=page')).status).toBe(404);
  });
});
