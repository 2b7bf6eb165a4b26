import { createApi } from '@club-reviews/shared-ui/platform';
import { createSessionBaseQuery } from '@club-reviews/shared-ui/session';
import { session } from './session';

/**
 * The remote's RTK Query api, without endpoints yet. As everywhere in the product, responses are always stale and
 * dropped with their last reader, refetched when the window regains focus, and never retried or polled.
 */
export const emptyApi = createApi({
  reducerPath: 'clubAdminApi',
  baseQuery: createSessionBaseQuery(session),
  keepUnusedDataFor: 0,
  refetchOnFocus: true,
  tagTypes: [
    'Warning',
    ...['Account', 'Club', 'Reviews', 'Reports', 'Enquiries', 'Photos', 'Sessions', 'SessionsToTry'],
    ...['Invitations', 'Templates'],
  ],
  endpoints: () => ({}),
});
