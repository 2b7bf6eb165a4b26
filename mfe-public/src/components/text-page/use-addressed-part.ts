import { useLocation, useNavigationType } from '@club-reviews/shared-ui/platform';
import { useEffect } from 'react';

/**
 * Brings the part of a page that the address names (`#reviews`) into view after a navigation within the site, unfolds
 * the `<details>` it is in, and gives it the focus. On a full page load the browser does that itself, save the unfolding
 * in some; and who goes back is where they were.
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
