import { visitorDeclinesTracking } from '@club-reviews/shared-ui/platform';
import { whenIdle } from '../app/when-idle';
import type { Visit } from '../remotes/remote-load';

/**
 * Makes a share of visits report how the releases did, once the page has been usable for a while, so the measuring code
 * isn't part of its first scripts. Visitors with Do Not Track report nothing.
 * @param visit what has been loaded so far; later loads are added to it
 * @param share from 0 to 1
 */
export function reportLater(visit: Visit, share = 0): void {
  if (Math.random() >= share || visitorDeclinesTracking()) return;
  const begin = () => void import('./report').then(({ report }) => report(visit)).catch(() => undefined);
  if (document.readyState === 'complete') whenIdle(begin);
  else addEventListener('load', () => whenIdle(begin), { once: true });
}
