import { createApi, createBaseQuery } from '@club-reviews/shared-ui/platform';

/**
 * The remote's RTK Query api, without endpoints yet. Unless an endpoint says otherwise, responses are dropped with their
 * last reader, and nothing is retried or polled. The hooks refetch when the window regains focus (`refetchedOnFocus`);
 * set here, that would also drop what's kept without a reader.
 */
export const emptyApi = createApi({
  reducerPath: 'publicApi',
  baseQuery: createBaseQuery(),
  keepUnusedDataFor: 0,
  tagTypes: ['Clubs', 'Reviews', 'Stats', 'MyReview', 'MyNotice'],
  endpoints: () => ({}),
});
