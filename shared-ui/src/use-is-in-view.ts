import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Share of an element that must be in view. */
const THRESHOLD = 0.1;

/** False on the server and at first; true for good once a tenth of the element is in view. */
export function useIsInView(ref: RefObject<Element | null>, isAlready = false): boolean {
  const [isInView, setIsInView] = useState(isAlready);
  useEffect(() => {
    const element = ref.current;
    if (isInView || element === null) return;
    if (typeof IntersectionObserver === 'undefined') {
      const soon = setTimeout(() => setIsInView(true));
      return () => clearTimeout(soon);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsInView(true);
      },
      { threshold: THRESHOLD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isInView]);
  return isInView;
}
