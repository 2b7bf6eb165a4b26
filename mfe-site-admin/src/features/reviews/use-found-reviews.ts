import { useEffect, useState } from 'react';
import { PAGE_SIZE, useReadReviewsInfiniteQuery } from '../../api/site-admin-api';
import { reviewFilters } from '../../lib/review-place';
import type { ReviewPlace } from '../../lib/review-place';

/** How many parts of the list are looked through before the moderator is asked whether to go on. */
const PARTS_AT_ONCE = 8;

/**
 * One page of the reviews at a place. The server looks through a bounded number of reviews in each call; where they
 * hold less than a page of matches, the following ones are looked through as well, up to a bound, and `lookFurther`
 * goes on from there. What was found meanwhile is shown.
 */
export function useFoundReviews(place: ReviewPlace) {
  const arg = { filters: reviewFilters(place), cursor: place.cursor };
  const { currentData, isError, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    useReadReviewsInfiniteQuery(arg);
  const key = JSON.stringify(arg);
  const [allowed, setAllowed] = useState({ key, parts: PARTS_AT_ONCE });
  const allowedParts = allowed.key === key ? allowed.parts : PARTS_AT_ONCE;

  const parts = currentData?.pages ?? [];
  const reviews = parts.flatMap(({ entries }) => entries);
  const isShort = currentData !== undefined && hasNextPage && reviews.length < PAGE_SIZE;
  const goesOn = isShort && parts.length < allowedParts && !isError;
  const partCount = parts.length;

  useEffect(() => {
    if (goesOn && !isFetching) void fetchNextPage();
    // The count as well: a quick answer comes before "is fetching" was ever rendered.
  }, [goesOn, isFetching, partCount, fetchNextPage]);

  return {
    /** Undefined until the first part is there. */
    reviews: currentData === undefined ? undefined : reviews,
    /** Where the next page begins; null at the end of the list. */
    next: hasNextPage ? (parts.at(-1)?.next ?? null) : null,
    error: isError ? error : undefined,
    isLookingFurther: goesOn,
    /** True when less than a page was found, the list goes on, and the bound is reached. */
    mayLookFurther: isShort && !goesOn && !isError,
    lookFurther: () => setAllowed({ key, parts: parts.length + PARTS_AT_ONCE }),
    refetch,
  };
}
