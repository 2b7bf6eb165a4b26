import { COOKIE_SESSION, SESSION_HEADER } from '@club-reviews/domain/sessions';
import { createBaseQuery } from '@club-reviews/shared-ui/platform';
import type { Session } from './session';

type BaseQuery = ReturnType<typeof createBaseQuery>;

/** What every call of a remote with a login carries: the server takes the session's cookie from no other. */
export const SESSION_HEADERS = { [SESSION_HEADER]: COOKIE_SESSION };

/**
 * The base query of a remote whose calls are made in a session. An answer of 401 to a call that was made in one ends it,
 * whichever screen made the call; unless another session has begun meanwhile.
 */
export function createSessionBaseQuery({ selectMark, sessionExpired }: Session): BaseQuery {
  const askServer = createBaseQuery(SESSION_HEADERS);
  return async (args, api, extraOptions) => {
    const mark = selectMark(api.getState());
    const answer = await askServer(args, api, extraOptions);
    const isRefused = answer.error?.status === 401 && mark !== null;
    if (isRefused && selectMark(api.getState()) === mark) api.dispatch(sessionExpired());
    return answer;
  };
}
