import { Card, Skeleton } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';

const Frame = styled(Card)`
  flex-direction: row;
  min-height: 9.5rem;
  padding: var(--space-3);

  & > :first-child {
    flex: none;
  }
  & > :last-child {
    flex: 1;
    display: grid;
    gap: var(--space-2);
    align-content: start;
  }
  @media (min-width: 48rem) {
    padding: var(--space-4) var(--space-5);
    min-height: 12rem;
  }
`;

/** A placeholder in the shape of a club's row. */
export function ClubRowSkeleton() {
  return (
    <Frame aria-hidden="true">
      <Skeleton shape="circle" />
      <div>
        <Skeleton shape="text" width="long" />
        <Skeleton shape="text" width="half" />
        <Skeleton shape="text" width="half" />
        <Skeleton shape="text" width="long" />
      </div>
    </Frame>
  );
}
