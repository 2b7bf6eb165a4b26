import { Stack } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { readReviewPlace } from '../../lib/review-place';
import { ReviewFilters } from './review-filters';
import { ReviewList } from './review-list';

/** The moderator's reviews: filters above, the list below, both as the address says. */
export function ReviewsTab() {
  const place = readReviewPlace(useLocation().search);
  // An export doesn't wait until the list has caught up with the typing.
  const [searchText, setSearchText] = useState(place.text);
  return (
    <Stack data-gap="large">
      <ReviewFilters place={place} onSearchText={setSearchText} />
      <ReviewList place={place} exported={{ ...place, text: searchText }} />
    </Stack>
  );
}
