import { useEffect, useState } from 'react';

/** How long the banner shows each review. */
const BANNER_ROTATION_MS = 5000;

/**
 * Which of several items to show, advancing automatically. Starts half-way: the first ones are the first cards below.
 * @param isResting true pauses the rotation; the interval restarts afterwards
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
    // A manual step restarts the interval.
  }, [count, isResting, turn]);

  const start = Math.floor(count / 2);
  return [count === 0 ? 0 : (start + turn) % count, () => setTurn(turn + 1)];
}
