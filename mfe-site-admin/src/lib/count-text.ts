import { wholeNumber } from '@club-reviews/shared-ui';

/** A count as it's shown: "1,000+" if there are more than were counted. */
export function countText(count: number, hasMore = false): string {
  return `${wholeNumber(count)}${hasMore ? '+' : ''}`;
}
