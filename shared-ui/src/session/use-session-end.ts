import { serverNow, useDispatch, useSelector } from '@club-reviews/shared-ui/platform';
import { useEffect, useRef } from 'react';
import type { Session } from './session';

/** The longest delay that a browser's timer supports. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The result of the hook that says how long a session lasts. */
interface SessionCall {
  /** Undefined while unknown. */
  data?: { expiresAt: string };
  refetch(): unknown;
}

/** Ends the session when it expires, before a call has to fail. */
export function useSessionEnd({ selectMark, sessionExpired }: Session, { data, refetch }: SessionCall): void {
  const dispatch = useDispatch();
  const expiresAt = data?.expiresAt;
  const mark = useSelector(selectMark);
  const askedWith = useRef(mark);

  // A changed password extends the session.
  useEffect(() => {
    if (askedWith.current === mark) return;
    askedWith.current = mark;
    void refetch();
  }, [mark, refetch]);

  useEffect(() => {
    if (expiresAt === undefined) return;
    const left = Date.parse(expiresAt) - serverNow();
    const timer = setTimeout(() => dispatch(sessionExpired()), Math.min(Math.max(left, 0), MAX_TIMER_MS));
    return () => clearTimeout(timer);
  }, [expiresAt, dispatch, sessionExpired]);
}
