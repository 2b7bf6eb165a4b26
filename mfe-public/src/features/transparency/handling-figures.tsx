import { EmptyState, NotLoaded, Skeleton, Stack } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import { useGetReviewHandlingQuery } from '../../api/public-api';
import type { ReviewHandling } from '../../api/types';
import { HandlingTable } from './handling-table';

const Measured = styled.p`
  max-width: var(--measure);
`;

/** Whether anything has happened yet. */
function isNothing({ total }: ReviewHandling): boolean {
  return total.confirmed + total.clubReports.received + total.publicReports.received === 0;
}

interface ShownHandlingProps {
  caption: string;
  handling: ReviewHandling;
}

/** What happened to reviews by stars, and how to read it; or that nothing has. */
export function ShownHandling({ caption, handling }: ShownHandlingProps) {
  if (isNothing(handling))
    return <EmptyState title="No reviews yet" hint="The figures start with the first confirmed review." />;
  return (
    <Stack>
      <HandlingTable caption={caption} handling={handling} />
      <Measured>
        Each review counts with the stars it had at the time. Reviews that authors change or withdraw stay in
        these numbers, and we don’t count those changes: that way no number gives away who withdrew one.
      </Measured>
    </Stack>
  );
}

/** The same for the whole site. */
export function HandlingFigures() {
  const query = useGetReviewHandlingQuery();
  if (query.data === undefined)
    return (
      <NotLoaded
        call={query}
        failed="Unable to load the figures by stars"
        loading="Loading the figures by stars"
      >
        <Skeleton shape="block" />
      </NotLoaded>
    );
  return <ShownHandling caption="What happened to reviews and reports, by stars" handling={query.data} />;
}
