import { Stack } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { reviewParams } from './review-params';
import { ReviewFilters } from './review-filters';
import { ReviewList } from './review-list';

/** The moderator's reviews: filters above, the list below, both set by the address. */
export function ModeratedReviews() {
  const params = reviewParams.read(useLocation().search);
  // An export doesn't wait for the list to catch up with the typing.
  const [searchText, setSearchText] = useState(params.text);
  return (
    <Stack>
      <ReviewFilters params={params} onSearchText={setSearchText} />
      <ReviewList params={params} exported={{ ...params, text: searchText }} />
    </Stack>
  );
}
