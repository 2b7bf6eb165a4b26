import { ageGroupName } from '@club-reviews/domain/age-groups';
import {
  Badge,
  Button,
  Card,
  Cluster,
  Facts,
  Panel,
  Reply,
  StarRating,
  TextLink,
  ukDateTime,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { Check, History, MessageSquareX, Trash2, Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { AdminReview } from '../../../../api/types';
import { CardHead } from '../../../../components/list-parts';
import { holdSentence } from './review-labels';
import { CategoryRatings } from './category-ratings';
import { RatingLine } from './rating-line';
import { ReviewSigns } from './review-signs';
import { ReviewText } from './review-text';
import { StatusBadges } from './status-badges';
import { OnlyFor, useMay } from '../../../session/staff-session';
import { useMissingContact } from '../../../session/use-missing-contact';

/** What a moderator can do with a review. */
export type ReviewAction =
  | 'approve-cluster'
  | 'delete-cluster'
  | 'approve'
  | 'approve-edit'
  | 'drop-edit'
  | 'delete'
  | 'history'
  | 'remove-reply';

interface ReviewCardProps {
  review: AdminReview;
  /** True while its approval is pending. */
  isApproving: boolean;
  onAction: (action: ReviewAction, review: AdminReview) => void;
}

const Sheet = styled(Card)`
  scroll-margin-block-start: 6rem;
  gap: var(--space-4);

  &:focus {
    border-color: var(--color-pitch);
    box-shadow: 0 0 0 1px var(--color-pitch);
  }
  @media (min-width: 60rem) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 15.5rem;
    gap: var(--space-4) var(--space-6);
  }
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  min-width: 0;
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-3) var(--space-6);

  @media (min-width: 70rem) {
    grid-template-columns: minmax(0, 1fr) 9.5rem;
    align-items: start;
  }
`;

const Side = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  min-width: 0;

  @media (min-width: 60rem) {
    padding-inline-start: var(--space-5);
    border-inline-start: 1px solid var(--color-line);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  /* The words of quiet buttons stand below those above, not their invisible edges. */
  & > [data-variant='quiet']:first-of-type {
    margin-inline-start: -0.75rem;
  }
  & > [data-variant='primary'] + [data-variant='quiet'] {
    margin-inline-start: -0.75rem;
  }
  & > [data-variant='primary'] {
    flex: 1 0 100%;
  }
`;

const RemoveButton = styled(Button)`
  &[data-variant='quiet'] {
    color: var(--color-danger);
  }
`;

const ReplyWithButtons = styled(Reply)`
  & > button {
    margin-inline-start: -0.75rem;
  }
`;

/** The id of a review's card, used to focus it. */
export function reviewCardId(reviewId: number): string {
  return `review-${reviewId}`;
}

/** One review with everything a moderator decides by, and the decisions. */
export function ReviewCard({ review, isApproving, onAction }: ReviewCardProps) {
  const mayDecide = useMay('moderator');
  const missing = useMissingContact();
  // Says which review a button is about: "Delete" alone would appear twenty-five times.
  const about = `the review of ${review.clubName} of ${ukDateTime(review.createdAt)}`;
  return (
    <Sheet as="li" id={reviewCardId(review.id)} tabIndex={-1}>
      <Words>
        <CardHead>
          <h3>
            <TextLink to={`/clubs/${review.clubSlug}`}>{review.clubName}</TextLink>
          </h3>
          <StarRating value={Number(review.overallRating)} size="small" showValue />
          <Badge>{ageGroupName(review.ageGroup)}</Badge>
        </CardHead>
        {review.isHeld && (
          <Panel tone="warning" title="Hidden from the public">
            {holdSentence(review.holdReasons)}
            <ReviewSigns review={review} about={about} onAction={onAction} />
          </Panel>
        )}
        <Body>
          <ReviewText>{review.reviewText}</ReviewText>
          <CategoryRatings review={review} />
        </Body>
        {review.waitingEdit !== null && (
          <ReplyWithButtons>
            <h4>What its author wants to say instead</h4>
            <ReviewText>{review.waitingEdit.reviewText}</ReviewText>
            <RatingLine review={review.waitingEdit} />
            <OnlyFor role="moderator">
              <Cluster data-gap="small">
                <Button size="small" onClick={() => onAction('approve-edit', review)}>
                  <Check aria-hidden="true" />
                  Publish the edit<VisuallyHidden>{` of ${about}`}</VisuallyHidden>
                </Button>
                <RemoveButton variant="quiet" size="small" onClick={() => onAction('drop-edit', review)}>
                  <Undo2 aria-hidden="true" />
                  Keep the old text<VisuallyHidden>{` of ${about}`}</VisuallyHidden>
                </RemoveButton>
              </Cluster>
            </OnlyFor>
          </ReplyWithButtons>
        )}
        {review.responseText !== null && (
          <ReplyWithButtons>
            <h4>Club Response</h4>
            <ReviewText>{review.responseText}</ReviewText>
            <OnlyFor role="moderator">
              <RemoveButton variant="quiet" size="small" onClick={() => onAction('remove-reply', review)}>
                <MessageSquareX aria-hidden="true" />
                Remove reply<VisuallyHidden>{` to ${about}`}</VisuallyHidden>
              </RemoveButton>
            </OnlyFor>
          </ReplyWithButtons>
        )}
      </Words>
      <Side>
        <Cluster data-gap="small">
          <StatusBadges review={review} />
        </Cluster>
        <Facts data-size="small">
          <dt>{review.authorName}</dt>
          <dd>{review.authorEmail ?? `Email address ${missing}`}</dd>
          <dt>Submitted</dt>
          <dd>
            <time dateTime={review.createdAt}>{ukDateTime(review.createdAt)}</time>
          </dd>
        </Facts>
        <Actions>
          {mayDecide && review.status === 'awaiting-approval' && (
            <Button
              size="small"
              pending={isApproving}
              pendingLabel="Approving…"
              onClick={() => onAction('approve', review)}
            >
              <Check aria-hidden="true" />
              Approve<VisuallyHidden>{` ${about}`}</VisuallyHidden>
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => onAction('history', review)}>
            <History aria-hidden="true" />
            History<VisuallyHidden>{` of ${about}`}</VisuallyHidden>
          </Button>
          {mayDecide && (
            <RemoveButton variant="quiet" size="small" onClick={() => onAction('delete', review)}>
              <Trash2 aria-hidden="true" />
              Delete<VisuallyHidden>{` ${about}`}</VisuallyHidden>
            </RemoveButton>
          )}
        </Actions>
      </Side>
    </Sheet>
  );
}
