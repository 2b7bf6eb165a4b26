import { createApi, createBaseQuery } from '@club-reviews/shared-ui/platform';
import { selectToken } from './session';

/** The club admin's own RTK Query api; endpoints join it from their features' files. */
export const clubAdminApi = createApi({
  reducerPath: 'clubAdminApi',
  baseQuery: createBaseQuery(selectToken),
  endpoints: () => ({}),
});
