import { useDispatch, useSelector } from '@club-reviews/shared-ui/platform';
import { useEffect, useRef } from 'react';
import { useGetClubAdminSessionQuery } from '../../api/club-admin-api';
import { selectToken, sessionExpired } from '../../api/session';

/** The longest pause that a browser's timer knows. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Leads back to the login when the session's time is over, so that no call has to fail first. */
export function useSessionEnd(): void {
  const { data: session, refetch } = useGetClubAdminSessionQuery();
  const dispatch = useDispatch();
  const expiresAt = session?.expiresAt;
  const token = useSelector(selectToken);
  const askedWith = useRef(token);

  // A changed password brings a new token, which lasts longer than the one before.
  useEffect(() => {
    if (askedWith.current === token) return;
    askedWith.current = token;
    void refetch();
  }, [token, refetch]);

  useEffect(() => {
    if (expiresAt === undefined) return;
    const left = Date.parse(expiresAt) - Date.now();
    const timer = setTimeout(() => dispatch(sessionExpired()), Math.min(Math.max(left, 0), LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [expiresAt, dispatch]);
}
