import { apiErrorMessage, isApiError, showToast, useDispatch } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import type { Session } from './session';

/** Ends the session on the server; a mutation's trigger. */
type LogOutCall = () => Promise<{ error?: unknown }>;

/**
 * Logs out: on the server first, or the browser's next user would still be logged in. If the server can't be reached,
 * the visitor stays logged in, and is told.
 * @returns `logOut`, which says whether it succeeded, and whether it's in progress
 */
export function useLogOut({ loggedOut }: Session, endOnServer: LogOutCall) {
  const dispatch = useDispatch();
  const [isLoggingOut, setIsLoggingOut] = useState(false);

  async function logOut(): Promise<boolean> {
    setIsLoggingOut(true);
    const { error } = await endOnServer();
    setIsLoggingOut(false);
    const isOver = error === undefined || (isApiError(error) && error.status === 401);
    if (isOver) {
      showToast({ title: 'Logged Out' });
      dispatch(loggedOut());
    } else {
      const description = apiErrorMessage(error, 'We couldn’t reach the server.');
      showToast({ title: 'You’re still logged in', description, tone: 'error' });
    }
    return isOver;
  }

  return { logOut, isLoggingOut };
}
