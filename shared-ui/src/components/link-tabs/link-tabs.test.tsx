import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInRouter } from '../../testing/render-in-router';
import { LinkTabs } from './link-tabs';

const TABS = [
  { id: 'recent', label: 'Most recent', to: '/reviews' },
  { id: 'highest', label: 'Highest rated', to: '/reviews?sortBy=highest' },
];

describe('LinkTabs', () => {
  it('are links in a named navigation, one of which is current', async () => {
    renderInRouter(<LinkTabs label="Sort by" tabs={TABS} selected="highest" />);
    expect(screen.getByRole('navigation', { name: 'Sort by' })).toBeInTheDocument();
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Highest rated');
    await userEvent.click(screen.getByRole('link', { name: 'Most recent' }));
    expect(window.location.pathname).toBe('/reviews');
  });
});
