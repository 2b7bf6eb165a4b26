import { render } from '@testing-library/react';
import { ReviewCardSkeleton } from '../card-skeletons/card-skeletons';
import { Skeleton } from './skeleton';

describe('skeletons', () => {
  it('are silent for screen readers', () => {
    const { container } = render(
      <>
        <Skeleton shape="text" width="half" />
        <ReviewCardSkeleton />
      </>,
    );
    expect([...container.children].every((child) => child.getAttribute('aria-hidden') === 'true')).toBe(true);
  });
});
