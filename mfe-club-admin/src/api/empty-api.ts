import { createApi, createBaseQuery } from '@club-reviews/shared-ui/platform';
import { selectToken, sessionExpired } from './session';

const askServer = createBaseQuery(selectToken);

/**
 * The remote's RTK Query api before any endpoint. Its defaults are the product's: answers are always stale and are
 * dropped with their last reader, a returning window asks again, nothing is retried or polled.
 *
 * An answer of 401 to a call that carried a token ends the session, whichever screen made the call.
 */
export const emptyApi = createApi({
  reducerPath: 'clubAdminApi',
  baseQuery: async (args: Parameters<typeof askServer>[0], api, extraOptions: object) => {
    const token = selectToken(api.getState());
    const answer = await askServer(args, api, extraOptions);
    const isRefused = answer.error?.status === 401 && token !== null;
    if (isRefused && selectToken(api.getState()) === token) api.dispatch(sessionExpired());
    return answer;
  },
  keepUnusedDataFor: 0,
  refetchOnFocus: true,
  tagTypes: ['Club', 'Reviews'],
  endpoints: () => ({}),
});
