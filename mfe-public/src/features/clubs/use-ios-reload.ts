import { readStored, writeStored } from '@club-reviews/shared-ui/platform';
import { useEffect } from 'react';
import { isIosSafari } from '../../lib/visitor-browser';

const RELOADED_KEY = 'club-page-reloaded';

/**
 * Reloads the page on iOS Safari, which can restore a page with an address that the router misreads. Only once per
 * address, as a broken address would otherwise reload forever.
 */
export function useIosReload(): void {
  useEffect(() => {
    if (!isIosSafari(navigator.userAgent)) return;
    const { href } = window.location;
    if (readStored('session', RELOADED_KEY) === href) return;
    // Without storage, there's no way to know whether this was tried before.
    if (writeStored('session', RELOADED_KEY, href)) window.location.reload();
  }, []);
}
