import { Stack } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { readReviewPlace } from '../../lib/review-place';
import { ReviewFilters } from './review-filters';
import { ReviewList } from './review-list';

/** The moderator's reviews: filters above, the list below, both as the address says. */
export function ReviewsTab() {
  const place = readReviewPlace(useLocation().search);
  return (
    <Stack data-gap="large">
      <ReviewFilters place={place} />
      <ReviewList place={place} />
    </Stack>
  );
}
