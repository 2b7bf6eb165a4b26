import { createApi } from '@club-reviews/shared-ui/platform';
import { createSessionBaseQuery } from '@club-reviews/shared-ui/session';
import { session } from './session';

/**
 * The remote's RTK Query api, without endpoints yet. As everywhere in the product, responses are always stale and
 * dropped with their last reader, refetched when the window regains focus, and never retried. Polling is only for what
 * others work on at the same time: the queue, releases, and server jobs.
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
    'Queue',
    'QueueFilters',
    'Moderation',
    'Claims',
    'Notices',
    'Sessions',
    'Directory',
    'Suggestions',
    'Photos',
    'Enquiries',
    'Releases',
    'Status',
    'ClubImports',
    'Settings',
  ],
  endpoints: () => ({}),
});
