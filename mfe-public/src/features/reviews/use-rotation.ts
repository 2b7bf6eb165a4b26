import { useEffect, useState } from 'react';

/** How long each review of the banner stays. */
const BANNER_ROTATION_MS = 5000;

/**
 * Which of several things to show, moving on by itself.
 * @param isResting true keeps it where it is; the time starts anew afterwards
 * @returns the index, and a function that moves on by one
 */
export function useRotation(count: number, isResting: boolean): [index: number, showNext: () => void] {
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (isResting || count < 2) return;
    const timer = setInterval(() => {
      if (!document.hidden) setTurn((before) => before + 1);
    }, BANNER_ROTATION_MS);
    return () => clearInterval(timer);
    // A turn by hand starts the time anew.
  }, [count, isResting, turn]);

  return [count === 0 ? 0 : turn % count, () => setTurn(turn + 1)];
}
