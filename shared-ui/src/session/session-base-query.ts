import { COOKIE_SESSION, SESSION_HEADER } from '@club-reviews/domain/sessions';
import { createBaseQuery } from '@club-reviews/shared-ui/platform';
import type { Session } from './session';

type BaseQuery = ReturnType<typeof createBaseQuery>;

/** A header on every call of a remote with a login: the server ignores the session's cookie without it. */
export const SESSION_HEADERS = { [SESSION_HEADER]: COOKIE_SESSION };

/**
 * The base query of a remote whose calls are made in a session. A 401 response to a call in a session ends it,
 * whichever screen made the call, unless another session has started meanwhile.
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
