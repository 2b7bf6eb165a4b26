import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const TABS = [
  { id: 'reviews', label: 'Reviews & Responses', panel: <p>The reviews</p> },
  { id: 'profile', label: 'Club Profile', panel: <p>The profile</p> },
];

describe('Tabs', () => {
  it('shows the first panel and switches on press', async () => {
    render(<Tabs label="Dashboard" tabs={TABS} />);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Reviews & Responses');
    expect(screen.getByText('The reviews')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Club Profile' }));
    expect(screen.getByText('The profile')).toBeVisible();
    expect(screen.queryByText('The reviews')).not.toBeInTheDocument();
  });

  it('moves with the arrow keys', async () => {
    render(<Tabs label="Dashboard" tabs={TABS} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('tab', { name: 'Club Profile' })).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('The profile');
  });

  it('leaves the choice to its owner if that sets the selection', async () => {
    const onSelect = jest.fn();
    render(<Tabs label="Dashboard" tabs={TABS} selected="reviews" onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Club Profile' }));
    expect(onSelect).toHaveBeenCalledWith('profile');
    expect(screen.getByText('The reviews')).toBeVisible();
  });
});
