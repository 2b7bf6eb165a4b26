import { useLocation } from '@club-reviews/shared-ui/platform';
import { readChildContext } from './child-context';
import type { ChildContext } from './child-context';

/** What the page's address says about the parent's child. */
export function useChildContext(): ChildContext {
  return readChildContext(new URLSearchParams(useLocation().search));
}
