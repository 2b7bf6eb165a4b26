import { createApi, createBaseQuery } from '@club-reviews/shared-ui/platform';
import { selectToken } from './session';

/** The site admin's own RTK Query api; endpoints join it from their features' files. */
export const siteAdminApi = createApi({
  reducerPath: 'siteAdminApi',
  baseQuery: createBaseQuery(selectToken),
  endpoints: () => ({}),
});
