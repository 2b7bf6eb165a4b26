import { StarRating, ukDateTime } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';
import type { AdminReview } from '../../../../api/types';

const Quote = styled.blockquote`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--color-line-strong);
  background: var(--color-sunken);
  overflow-wrap: anywhere;

  & > p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  & > cite {
    font-style: normal;
    font-size: var(--text-xs);
    color: var(--color-ink-soft);
  }
`;

type QuotedReview = Pick<AdminReview, 'clubName' | 'createdAt' | 'overallRating' | 'reviewText'>;

/** A review quoted in its dialog: stars and first lines. */
export function ReviewQuote({ review }: { review: QuotedReview }) {
  return (
    <Quote>
      <StarRating value={Number(review.overallRating)} size="small" showValue />
      <p>{review.reviewText}</p>
      <cite>
        {review.clubName}, {ukDateTime(review.createdAt)}
      </cite>
    </Quote>
  );
}

/** A club's reply quoted in its dialog: its first lines, and which review it answers. */
export function ReplyQuote({ review }: { review: AdminReview }) {
  return (
    <Quote>
      <p>{review.responseText}</p>
      <cite>
        {review.clubName}, to the review of {ukDateTime(review.createdAt)}
      </cite>
    </Quote>
  );
}
