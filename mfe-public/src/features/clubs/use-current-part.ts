import { useEffect, useState } from 'react';

/** Which part of the window a section's start must have passed to be the one that is read, from the top. */
const READING_LINE = 0.4;

/** The last of the elements whose start lies above the reading line, or of a page that is at its end. */
function partInView(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY + window.innerHeight >= scrollHeight - 2) return ids.at(-1);
  const line = window.innerHeight * READING_LINE;
  return ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line);
}

/**
 * The part of a page that the visitor is reading: the first one until they scroll.
 * @param ids the parts' ids in the order of the page; the same array each time
 */
export function useCurrentPart(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0]!);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(partInView(ids) ?? ids[0]!));
    };
    // A page that is opened at one of its parts has been scrolled before this listens.
    if (window.scrollY > 0) look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [ids]);
  return current;
}
