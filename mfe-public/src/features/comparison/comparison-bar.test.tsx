import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aClubDetail, aClubsPage, aListedClub } from '../../testing/factories';
import { aFoundClub, foundClubs } from '../../testing/found-clubs';
import { showPage } from '../../testing/show-page';
import { comparisonEntry } from './comparison-entry';

const user = userEvent.setup({ delay: null });

const NAMES = ['Leeds Lions', 'Otley Otters', 'York Yaks', 'Hull Hares', 'Derby Deer'];
const named = (name: string, index: number) => ({
  id: index + 1,
  name,
  slug: name.toLowerCase().replace(' ', '-'),
});
const CLUBS = NAMES.slice(0, 2).map((name, index) => aClubDetail(named(name, index)));
const answers = {
  'GET /clubs/paginated': {
    body: aClubsPage(NAMES.map((name, index) => aListedClub({ ...named(name, index), distanceMiles: null }))),
  },
};
const heart = (name: string) => screen.getByRole('button', { name: `Compare ${name}` });
const bar = () => within(screen.getByRole('region', { name: 'Compare Clubs' }));

describe('choosing clubs to compare', () => {
  it('fills the bar, which leads to the comparison from two clubs on', async () => {
    await showPage('/browse-clubs', answers);
    await screen.findByText('Leeds Lions');
    expect(screen.queryByRole('region', { name: 'Compare Clubs' })).not.toBeInTheDocument();
    await user.click(heart('Leeds Lions'));
    expect(heart('Leeds Lions')).toHaveAttribute('aria-pressed', 'true');
    expect(bar().getByText('1/4')).toBeInTheDocument();
    expect(bar().queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();
    await user.click(heart('York Yaks'));
    expect(bar().getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/compare');
    await user.click(bar().getByRole('button', { name: 'Remove Leeds Lions from comparison' }));
    expect(heart('Leeds Lions')).toHaveAttribute('aria-pressed', 'false');
    await user.click(bar().getByRole('button', { name: 'Clear All' }));
    expect(screen.queryByRole('region', { name: 'Compare Clubs' })).not.toBeInTheDocument();
    expect(localStorage.getItem('club-comparison')).toBeNull();
  });

  it.each(['/browse-clubs?q=ls6&age=U10s', '/?sport=ls6&age=U10s'])(
    'takes what the parent typed into the text box of %s along',
    async (address) => {
      const place = { label: 'LS6', latitude: 53.82, longitude: -1.57, kind: 'postcode' } as const;
      const clubs = NAMES.map((name, index) => aFoundClub(named(name, index)));
      await showPage(address, { 'GET /clubs/find': { body: foundClubs(clubs, { place }) } });
      await screen.findByRole('button', { name: 'Compare Leeds Lions' });
      await user.click(heart('Leeds Lions'));
      await user.click(heart('York Yaks'));
      expect(bar().getByRole('link', { name: 'Compare' })).toHaveAttribute(
        'href',
        '/compare?age=U10s&near=LS6',
      );
    },
  );

  it('refuses a fifth club and says so', async () => {
    await showPage('/browse-clubs', answers);
    await screen.findByText('Leeds Lions');
    for (const name of ['Leeds Lions', 'Otley Otters', 'York Yaks', 'Hull Hares', 'Derby Deer']) {
      await user.click(heart(name));
    }
    expect(screen.getByText('Maximum clubs reached')).toBeInTheDocument();
    expect(screen.getByText('You can only compare up to 4 clubs at once')).toBeInTheDocument();
    expect(bar().getByText('4/4')).toBeInTheDocument();
    expect(heart('Derby Deer')).toHaveAttribute('aria-pressed', 'false');
  });

  it('saves entries of the agreed shape and follows other tabs', async () => {
    await showPage('/browse-clubs', answers);
    await screen.findByText('Leeds Lions');
    await user.click(heart('Leeds Lions'));
    expect(JSON.parse(localStorage.getItem('club-comparison')!)).toEqual([
      {
        id: 1,
        name: 'Leeds Lions',
        slug: 'leeds-lions',
        overallRating: 4.3,
        totalReviews: 3,
        location: 'Leeds',
        imageUrl: null,
      },
    ]);
    localStorage.removeItem('club-comparison');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'club-comparison' })));
    await waitFor(() => expect(heart('Leeds Lions')).toHaveAttribute('aria-pressed', 'false'));
  });

  it('discards a corrupt saved list, and treats it as empty', async () => {
    localStorage.setItem('club-comparison', '[{"id":"x"}');
    await showPage('/browse-clubs', answers);
    await screen.findByText('Leeds Lions');
    expect(screen.queryByRole('region', { name: 'Compare Clubs' })).not.toBeInTheDocument();
    expect(localStorage.getItem('club-comparison')).toBeNull();
    await user.click(heart('Leeds Lions'));
    expect(bar().getByText('1/4')).toBeInTheDocument();
  });

  it.each(['/claim-club', '/suggest', '/contact', '/my-reviews'])(
    'hides the bar from the form at %s',
    async (path) => {
      localStorage.setItem('club-comparison', JSON.stringify(CLUBS.map(comparisonEntry)));
      await showPage(path, answers);
      expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
      expect(screen.queryByRole('region', { name: 'Compare Clubs' })).not.toBeInTheDocument();
    },
  );
});
