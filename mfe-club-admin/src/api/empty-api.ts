import { createApi } from '@club-reviews/shared-ui/platform';
import { createSessionBaseQuery } from '@club-reviews/shared-ui/session';
import { session } from './session';

/**
 * The remote's RTK Query api, without endpoints yet. As everywhere in the product, answers are always stale and dropped
 * with their last reader, they are fetched again when the window regains the focus, and nothing is retried or polled.
 */
export const emptyApi = createApi({
  reducerPath: 'clubAdminApi',
  baseQuery: createSessionBaseQuery(session),
  keepUnusedDataFor: 0,
  refetchOnFocus: true,
  tagTypes: ['Club', 'Reviews', 'Reports', 'Enquiries', 'Photos', 'Sessions', 'Templates'],
  endpoints: () => ({}),
});
