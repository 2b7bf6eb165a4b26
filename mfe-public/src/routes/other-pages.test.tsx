import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { comparisonEntry } from '../features/comparison/comparison-entry';
import { aClub } from '../testing/factories';
import { showPage } from '../testing/show-page';

const user = userEvent.setup({ delay: null });

function choose(...clubs: Parameters<typeof aClub>[0][]) {
  const entries = clubs.map((values, index) => comparisonEntry(aClub({ id: index + 1, ...values })));
  localStorage.setItem('club-comparison', JSON.stringify(entries));
}

beforeEach(() => localStorage.clear());

describe('the comparison', () => {
  it('asks to browse while no club is chosen', async () => {
    await showPage('/compare');
    expect(screen.getByText('No clubs selected yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Clubs' })).toHaveAttribute('href', '/browse-clubs');
    expect(screen.getByText(/kept only in this browser’s local storage/)).toBeInTheDocument();
    await expectAccessible();
  });

  it('asks for a second club', async () => {
    choose({ name: 'Leeds Lions' });
    await showPage('/compare');
    expect(screen.getByText('Select at least 2 clubs to compare')).toBeInTheDocument();
    expect(screen.queryByText('Best')).not.toBeInTheDocument();
  });

  it('marks the best rated and the most reviewed, and lets clubs go', async () => {
    choose(
      { name: 'Leeds Lions', slug: 'leeds-lions', overallRating: 4.6, reviewCount: 5 },
      { name: 'Otley Otters', overallRating: 4.1, reviewCount: 9 },
    );
    await showPage('/compare');
    const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);
    expect(card('Leeds Lions').getByText('Best')).toBeInTheDocument();
    expect(card('Leeds Lions').queryByText('Most')).not.toBeInTheDocument();
    expect(card('Otley Otters').getByText('Most')).toBeInTheDocument();
    expect(card('Leeds Lions').getByRole('link', { name: /View Club Details/ })).toHaveAttribute(
      'href',
      '/clubs/leeds-lions',
    );
    expect(screen.queryByRole('region', { name: 'Compare Clubs' })).not.toBeInTheDocument();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Remove Otley Otters from comparison' }));
    expect(screen.getByText('Select at least 2 clubs to compare')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(screen.getByText('No clubs selected yet')).toBeInTheDocument();
  });
});
