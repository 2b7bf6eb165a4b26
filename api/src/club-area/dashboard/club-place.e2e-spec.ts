import { EditedClub } from '../../../test/support/edited-club.js';
import { storedTotals } from '../../../test/support/stored-totals.js';
import { useSite } from '../../../test/support/started.js';
import { Club } from '../../model/clubs/club.entity.js';
import { recountStoredValues } from '../../model/reviews/recount.js';
import type { ClubDetail, ClubsPage } from '../../clubs/clubs.dto.js';

describe('a club whose profile is edited', () => {
  const club = useSite('each', () => EditedClub.start());

  const storePostcodes = (): Promise<unknown> =>
    club.api.database.dataSource.query(
      `INSERT INTO postcodes (postcode, latitude, longitude)
         VALUES ('LS63AA', 53.82, -1.578), ('LS211BG', 53.9055, -1.6925)`,
    );
  const getPlace = async (): Promise<unknown[]> => {
    const { location, postcode, latitude } = await club.api.read<ClubDetail>('/clubs/leeds-lions');
    return [location, postcode, latitude];
  };
  const namesIn = async (query: string): Promise<string[]> =>
    (await club.api.read<{ name: string }[]>(`/clubs/search?${query}`)).map(({ name }) => name);
  const moveTo = (changes: Partial<Club>): Promise<unknown> =>
    club.api.database.dataSource.manager.update(Club, { name: 'Leeds Lions' }, changes);

  beforeEach(storePostcodes);

  it.each([
    [{ trainingGroundAddress: 'Park Lane, Leeds ls6 3aa' }, ['Leeds Lions']],
    [{ trainingGroundAddress: 'Park Lane', homeGround: 'Lions Park, LS6 3AA' }, ['Leeds Lions']],
    [{ trainingGroundAddress: 'Park Lane, Leeds' }, []],
    [{ trainingGroundAddress: 'Nowhere, LS99 9ZZ' }, []],
  ])('with %j is found around its postcode when nobody knew where it is: %j', async (sent, found) => {
    await moveTo({ location: 'England' });
    expect((await club.patch(sent)).status).toBe(200);
    expect(await namesIn('postcode=LS6%203AA&radiusMiles=1')).toEqual(found);
  });

  it('is found under its town from then on, and follows a corrected postcode', async () => {
    await moveTo({ location: 'England', searchLocation: 'england' });
    await club.patch({ trainingGroundAddress: 'Park Lane, LS6 3AA' });
    expect(await getPlace()).toEqual(['Headingley, Leeds', 'LS6 3AA', 53.82]);
    expect(await namesIn('location=headingley')).toEqual(['Leeds Lions']);
    expect((await club.api.read<ClubsPage>('/clubs/paginated?q=headingley')).total).toBe(1);
    await club.patch({ trainingGroundAddress: 'Weston Lane, Otley LS21 1BG' });
    expect(await getPlace()).toEqual(['Otley', 'LS21 1BG', 53.9055]);
    expect(await namesIn('location=headingley')).toEqual([]);
    expect(await namesIn('location=otley')).toEqual(['Leeds Lions']);
    await club.patch({ aboutUs: 'Since 1911.', homeGround: 'Lions Park, LS6 3AA' });
    expect(await getPlace()).toEqual(['Otley', 'LS21 1BG', 53.9055]);
    const kept = await storedTotals(club.api.database);
    await recountStoredValues(club.api.database);
    expect(await namesIn('location=otley')).toEqual(['Leeds Lions']);
    expect(await storedTotals(club.api.database)).toEqual(kept);
  });

  it('gets its coordinates from the profile when the directory has none, and keeps its location', async () => {
    await club.patch({ trainingGroundAddress: 'Park Lane, Leeds LS6 3AA' });
    expect(await getPlace()).toEqual(['Leeds', 'LS6 3AA', 53.82]);
  });

  it('stays where the directory says it is', async () => {
    await moveTo({ postcode: 'LS1 4DY', latitude: 53.79, longitude: -1.54 });
    await club.patch({ trainingGroundAddress: 'Park Lane, Leeds LS6 3AA' });
    expect(await getPlace()).toEqual(['Leeds', 'LS1 4DY', 53.79]);
  });
});
