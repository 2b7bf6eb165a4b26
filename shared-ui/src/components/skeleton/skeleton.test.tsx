import { render } from '@testing-library/react';
import { ReviewCardSkeletons } from '../card-skeletons/card-skeletons';
import { Skeleton } from './skeleton';

describe('skeletons', () => {
  it('are silent for screen readers', () => {
    const { container } = render(
      <>
        <Skeleton shape="text" width="half" />
        <ReviewCardSkeletons />
      </>,
    );
    expect([...container.children].every((child) => child.getAttribute('aria-hidden') === 'true')).toBe(true);
  });
});
