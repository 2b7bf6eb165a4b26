import { Card } from '../card/card';
import { Skeleton } from '../skeleton/skeleton';
import { Stack } from '../stack/stack';

/** A placeholder in the shape of a review card. */
export function ReviewCardSkeleton() {
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
