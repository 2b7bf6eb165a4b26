import { styled } from 'styled-components';
import { Card } from '../card/card';
import { Skeleton } from '../skeleton/skeleton';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);

  & > :last-child {
    flex: 1;
    display: grid;
    gap: var(--space-2);
  }
`;

const Lines = styled.div`
  display: grid;
  gap: var(--space-2);
`;

/** A placeholder in the shape of a club card. */
export function ClubCardSkeleton() {
  return (
    <Card aria-hidden="true">
      <Head>
        <Skeleton shape="circle" />
        <div>
          <Skeleton shape="text" width="long" />
          <Skeleton shape="text" width="half" />
        </div>
      </Head>
      <Skeleton shape="text" width="half" />
      <Lines>
        <Skeleton shape="text" />
        <Skeleton shape="text" width="long" />
      </Lines>
      <Skeleton shape="text" width="short" />
    </Card>
  );
}

/** A placeholder in the shape of a review card. */
export function ReviewCardSkeleton() {
  return (
    <Card aria-hidden="true">
      <Skeleton shape="text" width="half" />
      <Lines>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" width="long" />
      </Lines>
      <Skeleton shape="text" width="short" />
    </Card>
  );
}
