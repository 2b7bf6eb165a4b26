import { render, screen } from '@testing-library/react';
import { Heart } from 'lucide-react';
import { IconButton } from './icon-button';

describe('IconButton', () => {
  it('is named by its label and says whether it is on', () => {
    render(
      <IconButton label="Add Leeds Lions to compare" pressed>
        <Heart aria-hidden="true" />
      </IconButton>,
    );
    expect(screen.getByRole('button', { name: 'Add Leeds Lions to compare', pressed: true })).toBeVisible();
  });

  it('is not a switch without the pressed state', () => {
    render(<IconButton label="Close" />);
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-pressed');
  });
});
