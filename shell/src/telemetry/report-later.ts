import { visitorDeclinesTracking } from '@club-reviews/shared-ui/platform';
import { whenIdle } from '../app/when-idle';
import type { Visit } from '../remotes/remote-load';

/**
 * Has a share of visits report how the releases did, once the page has been usable for a while: what measures is no part
 * of its first scripts. Visitors whose browsers ask not to be tracked report nothing.
 * @param visit what was loaded so far; loads that follow are added to it
 * @param share from 0 to 1
 */
export function reportLater(visit: Visit, share = 0): void {
  if (Math.random() >= share || visitorDeclinesTracking()) return;
  const begin = () => void import('./report').then(({ report }) => report(visit)).catch(() => undefined);
  if (document.readyState === 'complete') whenIdle(begin);
  else addEventListener('load', () => whenIdle(begin), { once: true });
}
