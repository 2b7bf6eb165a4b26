import { useEffect, useState } from 'react';
import { PAGE_SIZE, useReadReviewsInfiniteQuery } from '../../../../api/site-admin-api';
import { reviewFilters } from './review-params';
import type { ReviewListParams } from './review-params';

/** How many parts of the list are searched before the moderator is asked whether to continue. */
const PARTS_AT_ONCE = 8;

/**
 * One page of the reviews that the address asks for. Each call searches a limited number of reviews; until there's a
 * page of matches, the next ones are searched as well, up to a limit. `lookFurther` continues from there. What has been
 * found so far is shown in the meantime.
 */
export function useFoundReviews(params: ReviewListParams) {
  const arg = { filters: reviewFilters(params), cursor: params.cursor };
  const { currentData, isError, error, isFetching, hasNextPage, fetchNextPage, refetch } =
    useReadReviewsInfiniteQuery(arg);
  const key = JSON.stringify(arg);
  const [allowed, setAllowed] = useState({ key, parts: PARTS_AT_ONCE });
  const allowedParts = allowed.key === key ? allowed.parts : PARTS_AT_ONCE;

  const parts = currentData?.pages ?? [];
  const reviews = parts.flatMap(({ entries }) => entries);
  const isShort = currentData !== undefined && hasNextPage && reviews.length < PAGE_SIZE;
  const isLookingFurther = isShort && parts.length < allowedParts && !isError;
  const partCount = parts.length;

  useEffect(() => {
    if (isLookingFurther && !isFetching) void fetchNextPage();
    // The count as well: a quick response can arrive before "is fetching" was ever rendered.
  }, [isLookingFurther, isFetching, partCount, fetchNextPage]);

  return {
    /** Undefined until the first part has arrived. */
    reviews: currentData === undefined ? undefined : reviews,
    /** Where the next page begins; null at the end of the list. */
    next: hasNextPage ? (parts.at(-1)?.next ?? null) : null,
    error: isError ? error : undefined,
    isLookingFurther,
    /** True when less than a page was found, there is more to search, and the limit is reached. */
    mayLookFurther: isShort && !isLookingFurther && !isError,
    lookFurther: () => setAllowed({ key, parts: parts.length + PARTS_AT_ONCE }),
    refetch,
  };
}
