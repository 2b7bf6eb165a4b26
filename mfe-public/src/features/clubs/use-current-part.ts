import { useEffect, useState } from 'react';

/** The reading line: a section that starts above it counts as being read. A share of the window's height. */
const READING_LINE = 0.4;

/** The last of the elements that start above the reading line; at the end of the page, the last of all. */
function partInView(ids: readonly string[]): string | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY + window.innerHeight >= scrollHeight - 2) return ids.at(-1);
  const line = window.innerHeight * READING_LINE;
  return ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line);
}

/**
 * The part of the page that the visitor is reading: the first one until they scroll.
 * @param ids the parts' ids in page order; the same array each time
 */
export function useCurrentPart(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0]!);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(partInView(ids) ?? ids[0]!));
    };
    // A page opened at one of its parts has already scrolled before this listens.
    if (window.scrollY > 0) look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [ids]);
  return current;
}
