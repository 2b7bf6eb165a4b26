import {
  PageHeading,
  ReviewCardSkeletons,
  Section,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@club-reviews/shared-ui';

/** A placeholder in the shape of a club's page. */
export function ClubSkeleton() {
  return (
    <>
      <PageHeading
        title={
          <>
            <VisuallyHidden>Loading the club</VisuallyHidden>
            <Skeleton shape="text" width="half" />
          </>
        }
      >
        <Skeleton shape="text" width="short" />
      </PageHeading>
      <Section aria-busy="true" aria-label="Club">
        <Stack>
          <Skeleton shape="block" />
          <ReviewCardSkeletons count={4} />
        </Stack>
      </Section>
    </>
  );
}
