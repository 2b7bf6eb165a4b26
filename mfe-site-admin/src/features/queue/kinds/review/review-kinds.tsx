import { Panel, Stack } from '@club-reviews/shared-ui';
import type { AdminReview } from '../../../../api/types';
import { Quoted, Words } from '../../../../components/words';
import { holdSentence } from './review-labels';
import { defineKind } from '../../kind';
import type { DescribedEntry } from '../../kind';
import { askForReason, askForRemoval } from '../../questions';
import { CategoryRatings } from './category-ratings';
import { RatingLine } from './rating-line';
import { SignList } from './review-signs';

const AUTHOR_READS = 'Kept in the review’s history, and emailed to its author.';

const PUBLISHING = {
  accept: { action: 'Approve', done: 'Approved' },
  refuse: { action: 'Remove', done: 'Removed' },
};

function ReviewContent({ review }: { review: AdminReview }) {
  return (
    <Stack>
      {review.isHeld && (
        <Panel tone="warning" title="Hidden from the public">
          {holdSentence(review.holdReasons)}
          <SignList signals={review.signals} />
        </Panel>
      )}
      <RatingLine review={review}>
        {review.authorEmail !== null && <span>{review.authorEmail}</span>}
      </RatingLine>
      <Words>{review.reviewText}</Words>
      <CategoryRatings review={review} />
      {review.waitingEdit !== null && (
        <Quoted>
          <h3>What its author wants to say instead</h3>
          <RatingLine review={review.waitingEdit} />
          <Words>{review.waitingEdit.reviewText}</Words>
        </Quoted>
      )}
    </Stack>
  );
}

function describeReview(label: string, review: AdminReview): DescribedEntry {
  return {
    label,
    verdicts: PUBLISHING,
    clubName: review.clubName,
    clubSlug: review.clubSlug,
    excerpt: review.waitingEdit?.reviewText ?? review.reviewText,
    content: <ReviewContent review={review} />,
    ask: (verdict) => (verdict === 'accept' ? null : askForRemoval()),
    approvedText: review.reviewText,
    review,
  };
}

/** A review that no automatic check has put on hold. */
export const review = defineKind(
  { many: 'Reviews', isSelectable: true },
  (entry) => entry.review,
  (part) => describeReview('Review', part),
);

/** A review that's hidden until a moderator approves it. */
export const held = defineKind(
  { many: 'On hold', isSelectable: true },
  (entry) => entry.review,
  (part) => describeReview('Review on hold', part),
);

/** A change by its author to a review. */
export const edit = defineKind(
  { many: 'Edits' },
  (entry) => entry.review,
  (part) => ({
    ...describeReview('Edited review', part),
    verdicts: {
      accept: { action: 'Publish the edit', done: 'Edit published' },
      refuse: { action: 'Keep the old text', done: 'Edit dropped' },
    },
    ask: (verdict) =>
      verdict === 'accept'
        ? null
        : askForReason('The edit is dropped, and the review stays as it is.', AUTHOR_READS),
    approvedText: part.waitingEdit?.reviewText ?? part.reviewText,
  }),
);
