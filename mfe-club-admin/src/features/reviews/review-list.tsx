import { Stack } from '@club-reviews/shared-ui';
import type { ClubReport, ClubReview } from '../../api/types';
import { ReplyEditor } from './reply-editor';
import { ReviewCard } from './review-card';
import type { useReplyDraft } from './use-reply-draft';

interface ReviewListProps {
  clubId: number;
  reviews: readonly ClubReview[];
  reports: readonly ClubReport[];
  reply: ReturnType<typeof useReplyDraft>;
  /** Whether they're at the top of the dashboard. */
  isLeading?: boolean;
  /** Whether another review is waiting for a reply. */
  hasNext?: boolean;
  onReport: (review: ClubReview) => void;
  /** Called once a reply is public; `goesOn` if the next review is to be answered. */
  onSaved: (goesOn: boolean) => void;
}

/** Reviews with their replies, one of which may be open in the editor. */
export function ReviewList({
  clubId,
  reviews,
  reports,
  reply,
  isLeading = false,
  hasNext = false,
  onReport,
  onSaved,
}: ReviewListProps) {
  return (
    <Stack as="ul" role="list">
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          review={review}
          editor={
            reply.draft?.reviewId === review.id ? (
              <ReplyEditor
                {...{ clubId, hasNext, onSaved }}
                draft={reply.draft}
                onChange={reply.write}
                onCancel={reply.cancel}
              />
            ) : null
          }
          report={reports.find(({ reviewId }) => reviewId === review.id)}
          isLeading={isLeading}
          onRespond={() => reply.open(review)}
          onReport={() => onReport(review)}
        />
      ))}
    </Stack>
  );
}
