import { createBaseQuery } from '@club-reviews/shared-ui/platform';
import type { Session } from './session';

type BaseQuery = ReturnType<typeof createBaseQuery>;

/**
 * The base query of a remote whose calls carry a session's token. An answer of 401 to a call that carried one ends
 * the session, whichever screen made the call; unless another session has begun meanwhile.
 */
export function createSessionBaseQuery({ selectToken, sessionExpired }: Session): BaseQuery {
  const askServer = createBaseQuery(selectToken);
  return async (args, api, extraOptions) => {
    const token = selectToken(api.getState());
    const answer = await askServer(args, api, extraOptions);
    const isRefused = answer.error?.status === 401 && token !== null;
    if (isRefused && selectToken(api.getState()) === token) api.dispatch(sessionExpired());
    return answer;
  };
}
