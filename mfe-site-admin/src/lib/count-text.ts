import { wholeNumber } from '@club-reviews/shared-ui/formatting';

/** A count as it's shown, such as "273"; "1,000+" if there are more than were counted. */
export function countText(count: number, hasMore = false): string {
  return `${wholeNumber(count)}${hasMore ? '+' : ''}`;
}
