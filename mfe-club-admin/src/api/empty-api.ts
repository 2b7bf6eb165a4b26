import { createApi } from '@club-reviews/shared-ui/platform';
import { createSessionBaseQuery } from '@club-reviews/shared-ui/session';
import { session } from './session';

/**
 * The remote's RTK Query api before any endpoint. Its defaults are the product's: answers are always stale and are
 * dropped with their last reader, a returning window asks again, nothing is retried or polled.
 */
export const emptyApi = createApi({
  reducerPath: 'clubAdminApi',
  baseQuery: createSessionBaseQuery(session),
  keepUnusedDataFor: 0,
  refetchOnFocus: true,
  tagTypes: ['Club', 'Reviews'],
  endpoints: () => ({}),
});
