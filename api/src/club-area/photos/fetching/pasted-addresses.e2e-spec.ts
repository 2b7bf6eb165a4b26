import { jest } from '@jest/globals';
import { aPicture } from '../../../../test/support/pictures.js';
import { PicturedSite } from '../../../../test/support/pictured-site.js';
import { until } from '../../../../test/support/until.js';
import { useSite } from '../../../../test/support/started.js';
import type { OwnClub } from '../../dashboard/dashboard.dto.js';
import { AddressAdoption } from './address-adoption.js';
import { PictureFetcher, UnreachableError } from './picture-fetcher.js';

describe('pictures at addresses that a club pastes', () => {
  const site = useSite('suite', () => PicturedSite.start());

  afterEach(() => site.clear());

  it('are fetched once from the addresses that a club pastes', async () => {
    const url = 'https://lions.example/team.jpg';
    const fetched = jest.spyOn(site.api.get(PictureFetcher), 'fetch').mockResolvedValue(await aPicture());
    const answer = await site.patchClub({ photos: [url], clubLogo: 'https://lions.example/crest.png' });
    expect((await answer.json()) as OwnClub).toMatchObject({ photos: [url] });
    expect((await site.page()).photos).toEqual([]);
    await until(async () => (await site.listed()).every(({ state }) => state === 'held'));
    expect(fetched).toHaveBeenCalledTimes(2);
    const photo = (await site.listed()).find(({ kind }) => kind === 'photo');
    await site.approve(photo?.id ?? 0);
    expect((await site.page()).photos).toEqual([`/api/photos/${photo?.key}/800.webp`]);
    expect((await site.patchClub({ photos: [`/api/photos/${photo?.key}/800.webp`] })).status).toBe(200);
    expect((await site.patchClub({ photos: [url] })).status).toBe(200);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect((await site.page()).photos).toHaveLength(1);
    await site.patchClub({ photos: [], clubLogo: null });
    expect(await site.listed()).toEqual([]);
    expect((await site.page()).photos).toEqual([]);
  });

  it.each([
    'https://127.0.0.1/a.jpg',
    'https://[::ffff:10.0.0.1]/a.jpg',
    'https://localhost/a.jpg',
    'https://[::1]:3306/',
  ])('aren’t fetched from %s', async (url) => {
    expect((await site.patchClub({ photos: [url] })).status).toBe(400);
    // As an earlier release may have stored it.
    await site.api.database.dataSource.query(
      `UPDATE clubs SET photos = '${JSON.stringify([url])}' WHERE id = ${site.clubId}`,
    );
    await site.api.get(AddressAdoption).runOnce();
    await until(async () => (await site.listed())[0]?.state === 'unfetched');
    expect((await site.listed())[0]?.reason).toContain('public site');
  });

  it('are requested again if a site doesn’t respond', async () => {
    const fetched = jest
      .spyOn(site.api.get(PictureFetcher), 'fetch')
      .mockRejectedValue(new UnreachableError('busy'));
    await site.patchClub({ photos: ['https://slow.example/a.jpg'] });
    await until(() => fetched.mock.calls.length === 1);
    expect((await site.listed())[0]?.state).toBe('fetching');
  });

  it('from earlier releases and import files are fetched, and shown nowhere until then', async () => {
    const { manager } = site.api.database.dataSource;
    await manager.query(
      `UPDATE clubs SET club_logo = 'https://a.example/l.png', photos = '["https://a.example/1.jpg"]' WHERE id = ${site.clubId}`,
    );
    await manager.query(`UPDATE clubs SET image_url = 'https://b.example/l.png' WHERE id = ${site.otherId}`);
    expect(await site.page()).toMatchObject({ imageUrl: null, clubLogo: null, photos: [] });
    expect(await site.page('york-yaks')).toMatchObject({ imageUrl: null });
    jest.spyOn(site.api.get(PictureFetcher), 'fetch').mockResolvedValue(await aPicture());
    await site.api.get(AddressAdoption).runOnce();
    await until(async () => (await site.listed()).every(({ state }) => state === 'held'));
    expect((await site.listed()).map(({ kind }) => kind).sort()).toEqual(['logo', 'photo']);
    await until(async () => (await site.listed(site.kim))[0]?.state === 'held');
    await site.api.get(AddressAdoption).runOnce();
    expect(await site.listed(site.kim)).toHaveLength(1);
  });
});
