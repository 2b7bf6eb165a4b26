import { createApi } from '@club-reviews/shared-ui/platform';
import { createSessionBaseQuery } from '@club-reviews/shared-ui/session';
import { session } from './session';

/**
 * The remote's RTK Query api, without endpoints yet. As everywhere in the product, answers are always stale and dropped
 * with their last reader, they are fetched again when the window regains the focus, nothing is retried, and only what
 * others work at meanwhile is polled: the desk, releases, and a job of the server.
 */
export const emptyApi = createApi({
  reducerPath: 'siteAdminApi',
  baseQuery: createSessionBaseQuery(session),
  keepUnusedDataFor: 0,
  refetchOnFocus: true,
  tagTypes: [
    'Session',
    'Staff',
    'Account',
    'Desk',
    'DeskFilters',
    'Moderation',
    'Claims',
    'Notices',
    'Sessions',
    'Directory',
    'Suggestions',
    'Photos',
    'Enquiries',
    'Releases',
  ],
  endpoints: () => ({}),
});
