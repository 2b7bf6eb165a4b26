import { Card } from '../card/card';
import { Skeleton } from '../skeleton/skeleton';
import { Stack } from '../stack/stack';

/** Placeholders in the shape of review cards. */
export function ReviewCardSkeletons({ count = 3 }: { count?: number }) {
  return Array.from({ length: count }, (_, key) => <ReviewCardSkeleton key={key} />);
}

function ReviewCardSkeleton() {
  return (
    <Card aria-hidden="true">
      <Skeleton shape="text" width="half" />
      <Stack data-gap="small">
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" width="long" />
      </Stack>
      <Skeleton shape="text" width="short" />
    </Card>
  );
}
