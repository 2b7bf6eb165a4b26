import { styled } from 'styled-components';
import type { ClubReport, ClubReview } from '../../api/types';
import { ReplyEditor } from './reply-editor';
import { ReviewCard } from './review-card';
import type { useReplyDraft } from './use-reply-draft';

/** A column of review cards. */
export const ReviewStack = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

interface ReviewListProps {
  reviews: readonly ClubReview[];
  reports: readonly ClubReport[];
  reply: ReturnType<typeof useReplyDraft>;
  /** Whether they're at the top of the dashboard. */
  isLeading?: boolean;
  onReport: (review: ClubReview) => void;
  /** Called once a reply is public. */
  onSaved: () => void;
}

/** Reviews with their replies, one of which may be open in the editor. */
export function ReviewList({
  reviews,
  reports,
  reply,
  isLeading = false,
  onReport,
  onSaved,
}: ReviewListProps) {
  return (
    <ReviewStack role="list">
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          review={review}
          editor={
            reply.draft?.reviewId === review.id ? (
              <ReplyEditor draft={reply.draft} onCancel={reply.cancel} onSaved={onSaved} />
            ) : null
          }
          report={reports.find(({ reviewId }) => reviewId === review.id)}
          isLeading={isLeading}
          onRespond={() => reply.open(review)}
          onReport={() => onReport(review)}
        />
      ))}
    </ReviewStack>
  );
}
