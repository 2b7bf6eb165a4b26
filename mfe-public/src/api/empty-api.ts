import { createApi, createBaseQuery } from '@club-reviews/shared-ui/platform';

/**
 * The remote's RTK Query api before any endpoint. Its defaults are the product's: answers are always stale and are
 * dropped with their last reader, a returning window asks again, nothing is retried or polled.
 */
export const emptyApi = createApi({
  reducerPath: 'mfePublicApi',
  baseQuery: createBaseQuery(),
  keepUnusedDataFor: 0,
  refetchOnFocus: true,
  tagTypes: ['Clubs', 'Reviews', 'Stats'],
  endpoints: () => ({}),
});
