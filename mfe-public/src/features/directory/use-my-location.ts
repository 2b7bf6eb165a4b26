import { useState } from 'react';
import type { Coordinates } from '../../api/types';
import { roundedPlace } from '../../lib/find-params';

const REFUSED = 'Your browser didn’t share your location. Type a town or postcode instead.';
const UNKNOWN = 'We couldn’t find your location. Type a town or postcode instead.';
const ELSEWHERE = 'You seem to be outside the UK. Type a town or postcode instead.';

/** How long the device may search, and how old its position may be. */
const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 60_000 };

/**
 * Asks the device for its location, at the visitor's request. It's rounded to about a hundred metres at once.
 * @param onFound called with the place
 */
export function useMyLocation(onFound: (here: Coordinates) => void) {
  const [isLooking, setIsLooking] = useState(false);
  /** Why there's no place; "" if nothing went wrong. */
  const [problem, setProblem] = useState('');

  const stop = (why: string) => {
    setIsLooking(false);
    setProblem(why);
  };
  const look = () => {
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (geolocation === undefined) {
      stop(UNKNOWN);
      return;
    }
    setIsLooking(true);
    setProblem('');
    geolocation.getCurrentPosition(
      ({ coords }) => {
        const here = roundedPlace(coords.latitude, coords.longitude);
        stop(here === null ? ELSEWHERE : '');
        if (here !== null) onFound(here);
      },
      (error) => stop(error.code === error.PERMISSION_DENIED ? REFUSED : UNKNOWN),
      OPTIONS,
    );
  };
  return { isLooking, problem, look };
}
