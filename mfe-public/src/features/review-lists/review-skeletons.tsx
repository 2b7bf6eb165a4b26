import { ReviewCardSkeletons } from '@club-reviews/shared-ui';
import { ReviewColumns } from './review-columns';
import type { ReviewLayout } from './review-columns';

/** A placeholder in the shape of a list of reviews. */
export function ReviewSkeletons({ layout }: { layout: ReviewLayout }) {
  return (
    <ReviewColumns data-layout={layout} aria-busy="true">
      <ReviewCardSkeletons />
    </ReviewColumns>
  );
}
