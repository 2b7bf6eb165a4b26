import { render, screen } from '@testing-library/react';
import { Panel } from './panel';

describe('Panel', () => {
  it.each(['info', 'note', 'warning', 'error', 'success'] as const)(
    'shows a notice in the tone %s',
    (tone) => {
      render(
        <Panel tone={tone} title="Need Technical Support?">
          <p>Write to us.</p>
        </Panel>,
      );
      expect(screen.getByText('Need Technical Support?')).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('has the role that its place needs', () => {
    render(<Panel role="status">Saved</Panel>);
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });
});
