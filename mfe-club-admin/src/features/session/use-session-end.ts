import { useDispatch } from '@club-reviews/shared-ui/platform';
import { useEffect } from 'react';
import { useGetClubAdminSessionQuery } from '../../api/club-admin-api';
import { sessionExpired } from '../../api/session';

/** The longest pause that a browser's timer knows. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Leads back to the login when the session's time is over, so that no call has to fail first. */
export function useSessionEnd(): void {
  const { data: session } = useGetClubAdminSessionQuery();
  const dispatch = useDispatch();
  const expiresAt = session?.expiresAt;

  useEffect(() => {
    if (expiresAt === undefined) return;
    const left = Date.parse(expiresAt) - Date.now();
    const timer = setTimeout(() => dispatch(sessionExpired()), Math.min(Math.max(left, 0), LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [expiresAt, dispatch]);
}
