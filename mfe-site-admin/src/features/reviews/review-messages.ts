import { plural } from '@club-reviews/shared-ui';

interface Found {
  count: number | undefined;
  isLookingFurther: boolean;
  mayLookFurther: boolean;
}

/** The message above the list, for screen readers as well. */
export function listMessage({ count, isLookingFurther, mayLookFurther }: Found): string {
  if (count === undefined) return 'Loading reviews…';
  if (isLookingFurther) return `${plural(count, 'review')} found so far. Looking further back…`;
  if (mayLookFurther) return `${plural(count, 'review')} found so far. Older reviews may match too.`;
  return count === 0 ? 'No reviews found' : `${plural(count, 'review')} on this page, newest first`;
}
