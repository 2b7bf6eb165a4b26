import { serverNow } from '@club-reviews/shared-ui/platform';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The server's current time, updated every minute while it's shown. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date(serverNow()));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(serverNow())), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
