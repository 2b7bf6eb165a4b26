import { createApi, createBaseQuery } from '@club-reviews/shared-ui/platform';

/**
 * The remote's RTK Query api, without endpoints yet. As everywhere in the product, responses are always stale and
 * dropped with their last reader, and nothing is retried or polled. The hooks refetch when the window regains focus
 * (`refetchedOnFocus`); set here, that would also drop the pages that are kept without a reader.
 */
export const emptyApi = createApi({
  reducerPath: 'publicApi',
  baseQuery: createBaseQuery(),
  keepUnusedDataFor: 0,
  tagTypes: ['Clubs', 'Reviews', 'Stats', 'MyReview', 'MyNotice'],
  endpoints: () => ({}),
});
