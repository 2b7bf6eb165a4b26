import { render, screen } from '@testing-library/react';
import { EmptyState } from './empty-state';

describe('EmptyState', () => {
  it('says why it is empty and what to do', () => {
    render(
      <EmptyState title="No clubs found" hint="Try a different club name">
        <button type="button">Clear</button>
      </EmptyState>,
    );
    expect(screen.getByText('No clubs found')).toBeVisible();
    expect(screen.getByText('Try a different club name')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
  });
});
