import {
  Container,
  Grid,
  ReviewCardSkeleton,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { styled } from 'styled-components';

/** As tall as most windows, so the footer stays below the fold until the page has loaded. */
const Frame = styled.div`
  min-height: 90vh;
  padding-block: var(--space-7);
`;

const Heading = styled.div`
  max-width: 30rem;
  font-size: var(--text-2xl);
`;

/** A skeleton of a page, shown while its code loads. */
export function RemoteLoading() {
  return (
    <Frame role="status">
      <VisuallyHidden>Loading the page…</VisuallyHidden>
      <Container>
        <Stack data-gap="large">
          <Heading>
            <Stack>
              <Skeleton shape="text" width="long" />
              <Skeleton shape="text" width="half" />
            </Stack>
          </Heading>
          <Grid>
            <ReviewCardSkeleton />
            <ReviewCardSkeleton />
            <ReviewCardSkeleton />
          </Grid>
        </Stack>
      </Container>
    </Frame>
  );
}
