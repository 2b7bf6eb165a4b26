import { MAX_COUNTED } from '@club-reviews/domain/queue';
import { wholeNumber } from '@club-reviews/shared-ui/formatting';

/** How many there are, such as "273"; "1,000+" if the server stopped counting, whatever the sum so far. */
export function countText(count: number, hasMore = false): string {
  return hasMore ? `${wholeNumber(MAX_COUNTED)}+` : wholeNumber(count);
}
