import { render, screen } from '@testing-library/react';
import { PageHeading } from './page-heading';

describe('PageHeading', () => {
  it('is the page’s first heading, with its lead and extras', () => {
    render(
      <PageHeading title="Browse All Clubs" lead="Over 300 clubs">
        <button type="button">Filter</button>
      </PageHeading>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Browse All Clubs' })).toBeVisible();
    expect(screen.getByText('Over 300 clubs')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
  });
});
