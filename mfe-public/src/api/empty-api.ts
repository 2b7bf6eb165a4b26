import { createApi, createBaseQuery } from '@club-reviews/shared-ui/platform';

/**
 * The remote's RTK Query api before any endpoint. Its defaults are the product's: answers are always stale and are
 * dropped with their last reader, nothing is retried or polled. That a returning window asks again is said by the
 * hooks (`refetchedOnFocus`): said here, it would also drop the pages that are kept without a reader.
 */
export const emptyApi = createApi({
  reducerPath: 'publicApi',
  baseQuery: createBaseQuery(),
  keepUnusedDataFor: 0,
  tagTypes: ['Clubs', 'Reviews', 'Stats'],
  endpoints: () => ({}),
});
