import { useLocation, useNavigationType } from '@club-reviews/shared-ui/platform';
import { useEffect } from 'react';

/**
 * Scrolls to the part of a page that the address names (`#reviews`) after a navigation within the site, unfolds the
 * `<details>` it's in, and gives it the focus. On a full page load the browser does that itself, except for the
 * unfolding in some browsers. Visitors who go back return to where they were.
 */
export function useAddressedPart(): void {
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();
  useEffect(() => {
    const part = document.getElementById(hash.slice(1));
    if (part === null) return;
    const folded = part.closest<HTMLDetailsElement>('details:not([open])');
    if (folded !== null) folded.open = true;
    else if (navigationType === 'POP') return;
    part.scrollIntoView();
    part.focus({ preventScroll: true });
  }, [hash, key, navigationType]);
}
