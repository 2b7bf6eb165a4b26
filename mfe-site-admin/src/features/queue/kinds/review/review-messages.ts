import { plural } from '@club-reviews/shared-ui';

interface Found {
  count: number | undefined;
  isLookingFurther: boolean;
  mayLookFurther: boolean;
  /** Waiting edits come in order of arrival. */
  isEdited: boolean;
}

/** The message above the list, for screen readers as well. */
export function listMessage({ count, isLookingFurther, mayLookFurther, isEdited }: Found): string {
  if (count === undefined) return 'Loading reviews…';
  if (isLookingFurther) return `${plural(count, 'review')} found so far. Looking further back…`;
  if (mayLookFurther) return `${plural(count, 'review')} found so far. Older reviews may match too.`;
  if (count === 0) return 'No reviews found';
  return `${plural(count, 'review')} on this page, ${isEdited ? 'longest wait' : 'newest'} first`;
}
