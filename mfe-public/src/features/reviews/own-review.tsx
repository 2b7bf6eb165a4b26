import type { ReviewContent } from '../../api/types';
import { CategoryScores } from './category-scores';
import { QuotedReview } from './quoted-review';
import type { QuotedReviewProps } from './quoted-review';

/** A review as its author wrote it, with all its ratings, shown to the author. */
export function OwnReview(props: QuotedReviewProps<ReviewContent>) {
  return (
    <QuotedReview {...props}>
      <CategoryScores review={props.review} />
    </QuotedReview>
  );
}
