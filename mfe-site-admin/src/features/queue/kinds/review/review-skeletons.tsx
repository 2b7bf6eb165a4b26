import { Card, Skeleton, Stack } from '@club-reviews/shared-ui';

/** Placeholders while the reviews are loading. */
export function ReviewSkeletons() {
  return (
    <Stack aria-hidden="true">
      {[1, 2, 3, 4].map((key) => (
        <Card key={key}>
          <Skeleton shape="text" width="half" />
          <Stack data-gap="small">
            <Skeleton shape="text" />
            <Skeleton shape="text" width="long" />
          </Stack>
          <Skeleton shape="text" width="short" />
        </Card>
      ))}
    </Stack>
  );
}
