import { render, screen } from '@testing-library/react';
import { Section } from './section';

describe('Section', () => {
  it('is a region named by its title', () => {
    render(
      <Section tone="pitch" title="Recent Parent Reviews" lead="See what other parents are saying">
        <p>Reviews</p>
      </Section>,
    );
    const region = screen.getByRole('region', { name: 'Recent Parent Reviews' });
    expect(region).toHaveTextContent('See what other parents are saying');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Recent Parent Reviews');
  });

  it('is not a landmark without a title', () => {
    render(<Section>Just content</Section>);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
