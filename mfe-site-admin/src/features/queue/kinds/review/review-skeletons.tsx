import { ReviewCardSkeleton, Stack } from '@club-reviews/shared-ui';

/** Placeholders while the reviews are loading. */
export function ReviewSkeletons() {
  return (
    <Stack aria-hidden="true">
      {[1, 2, 3, 4].map((key) => (
        <ReviewCardSkeleton key={key} />
      ))}
    </Stack>
  );
}
