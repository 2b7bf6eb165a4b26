import { ReviewCardSkeleton } from '@club-reviews/shared-ui';
import { ReviewColumns } from './review-columns';
import type { ReviewLayout } from './review-columns';

const SKELETONS = [1, 2, 3];

/** A placeholder in the shape of a list of reviews. */
export function ReviewSkeletons({ layout }: { layout: ReviewLayout }) {
  return (
    <ReviewColumns data-layout={layout} aria-busy="true">
      {SKELETONS.map((key) => (
        <ReviewCardSkeleton key={key} />
      ))}
    </ReviewColumns>
  );
}
