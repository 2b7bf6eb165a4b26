import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GroundPage } from '../../api/types';
import { aClubDetail, aListedClub } from '../../testing/factories';
import { showPage } from '../../testing/show-page';

const ADDRESS = '/grounds/1002003';
const CALL = `GET ${ADDRESS}`;

const aGround = (values: Partial<GroundPage> = {}): GroundPage => ({
  ...{ id: 1002003, name: 'Roundhay Park', town: 'Leeds', postcode: 'LS8 1JQ', isListed: true },
  ...{ latitude: 53.84, longitude: -1.5, groundSurfaces: ['grass', '3g'], groundAccess: ['floodlights'] },
  ...{ clubs: [aListedClub({ distanceMiles: null })], totalClubs: 1 },
  ...values,
});
const robots = () => document.querySelector('meta[name="robots"]');

describe('a ground’s page', () => {
  it('says what it has, where it is, who plays there and where that comes from', async () => {
    await showPage(ADDRESS, { [CALL]: { body: aGround() } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Roundhay Park' })).toBeVisible();
    expect(screen.getByText('Leeds, LS8 1JQ')).toBeVisible();
    expect(screen.getByText('Grass, 3G pitch')).toBeVisible();
    expect(screen.getByText('Floodlights')).toBeVisible();
    expect(screen.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=53.84&mlon=-1.5'),
    );
    const clubs = within(screen.getByRole('region', { name: 'Clubs that play here' }));
    expect(clubs.getByRole('link', { name: 'Leeds Lions' })).toHaveAttribute('href', '/clubs/leeds-lions');
    expect(screen.getByText('Contains Data © Sport England, from', { exact: false })).toBeVisible();
    expect(screen.getByRole('link', { name: /^CC BY 4.0/ })).toBeVisible();
    expect(document.title).toMatch(/^Roundhay Park, Leeds, LS8 1JQ \|/);
    expect(robots()).toBeNull();
  });

  it('says so if no club plays there, and stays out of search engines', async () => {
    await showPage(ADDRESS, {
      [CALL]: {
        body: aGround({
          clubs: [],
          totalClubs: 0,
          town: null,
          postcode: null,
          groundSurfaces: [],
          groundAccess: [],
        }),
      },
    });
    expect(await screen.findByText('No club has chosen this ground yet')).toBeVisible();
    expect(screen.queryByText('Surface')).not.toBeInTheDocument();
    expect(robots()).not.toBeNull();
  });

  it('says that the register has dropped it, and how many clubs it leaves out', async () => {
    await showPage(ADDRESS, { [CALL]: { body: aGround({ isListed: false, totalClubs: 120 }) } });
    expect(await screen.findByText(/Active Places no longer lists this ground/)).toBeVisible();
    expect(screen.getByText('The first 1 of 120 clubs, by name.')).toBeVisible();
  });

  it('is found missing', async () => {
    const { api } = await showPage('/grounds/lions');
    expect(await screen.findByRole('heading', { name: 'Ground Not Found' })).toBeVisible();
    expect(api.requests.map(({ call }) => call)).not.toContain('GET /grounds/lions');
    expect(robots()).not.toBeNull();
  });

  it('is found missing if Active Places never had it', async () => {
    await showPage(ADDRESS, { [CALL]: { status: 404, body: { message: 'Missing' } } });
    expect(await screen.findByRole('heading', { name: 'Ground Not Found' })).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    const { api } = await showPage(ADDRESS, { [CALL]: { status: 503, body: { message: 'Later' } } });
    const button = await screen.findByRole('button', { name: 'Retry' });
    api.answer(CALL, { body: aGround() });
    await userEvent.setup({ delay: null }).click(button);
    expect(await screen.findByRole('heading', { level: 1, name: 'Roundhay Park' })).toBeVisible();
  });

  it('is linked from its clubs’ pages, beside what the club calls it', async () => {
    const { clubs: _, totalClubs: __, latitude: ___, longitude: ____, ...ground } = aGround();
    await showPage('/clubs/leeds-lions', {
      'GET /clubs/leeds-lions': { body: aClubDetail({ ground, homeGround: 'The Lions’ Den' }) },
    });
    const details = within(await screen.findByRole('region', { name: 'Club details' }));
    expect(details.getByText('The Lions’ Den')).toBeVisible();
    expect(details.getByRole('link', { name: 'Roundhay Park' })).toHaveAttribute('href', ADDRESS);
  });
});
