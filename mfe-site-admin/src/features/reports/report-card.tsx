import { ageGroupName } from '@club-reviews/domain/age-groups';
import { removalReason } from '@club-reviews/domain/removal-reasons';
import type { ReportOutcome } from '@club-reviews/domain/report-reasons';
import {
  Badge,
  Button,
  Card,
  Cluster,
  Panel,
  StarRating,
  TextLink,
  ukDateTime,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { Check, Clock3, EyeOff, History, Siren, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { ReportedReview } from '../../api/types';
import { useNow } from '../../lib/use-now';
import { waitingTime } from '../../lib/waiting-time';
import { ReviewText } from '../reviews/review-text';
import { StatusBadges } from '../reviews/status-badges';
import { HideRefusalNote } from './hide-refusal-note';
import { ReportVoices } from './report-voices';
import { OnlyFor } from '../session/staff-session';

/** What a moderator can do with a reported review. */
export type ReportAction = 'remove' | 'stand' | 'history';

interface ReportCardProps {
  reported: ReportedReview;
  onAction: (action: ReportAction, reported: ReportedReview) => void;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);

  & > h3 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Review = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-inline-start: 4px solid var(--color-line-strong);
  border-radius: var(--radius-s);
  background: var(--color-sunken);
`;

const Soft = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const OUTCOMES: Record<ReportOutcome, string> = {
  removed: 'The review was removed',
  stands: 'The review stands',
  gone: 'The review was gone before a decision',
};

/** A reported review with everything that was said about it, and the decisions. */
export function ReportCard({ reported, onAction }: ReportCardProps) {
  const { review, clubName, clubSlug, isSafety, hidReview, openedAt, state } = reported;
  const now = useNow();
  const isOpen = state === 'open';
  // "Let it stand" on its own would be the same on every card.
  const about = ` the review of ${clubName}, reported on ${ukDateTime(openedAt)}`;
  return (
    <Card as="li">
      <Head>
        <h3>
          <TextLink to={`/clubs/${clubSlug}`}>{clubName}</TextLink>
        </h3>
        {isSafety && (
          <Badge tone="danger">
            <Siren aria-hidden="true" />
            Child safety
          </Badge>
        )}
        {isOpen && hidReview && (
          <Badge tone="danger">
            <EyeOff aria-hidden="true" />
            Hidden
          </Badge>
        )}
        {isOpen && (
          <Badge>
            <Clock3 aria-hidden="true" />
            {waitingTime(openedAt, now)}
          </Badge>
        )}
      </Head>
      {review === null ? (
        <Soft>The review is gone.</Soft>
      ) : (
        <Review>
          <Head>
            <StarRating value={Number(review.overallRating)} size="small" showValue />
            <Badge>{ageGroupName(review.ageGroup)}</Badge>
            <StatusBadges review={review} />
            <Soft as="time" dateTime={review.createdAt}>
              {ukDateTime(review.createdAt)}
            </Soft>
          </Head>
          <ReviewText>{review.reviewText}</ReviewText>
        </Review>
      )}
      {isOpen && <HideRefusalNote reported={reported} />}
      <ReportVoices reported={reported} />
      {!isOpen && reported.outcome !== null && (
        <Panel tone={reported.outcome === 'removed' ? 'warning' : 'note'} title={OUTCOMES[reported.outcome]}>
          <Soft>
            {reported.decidedAt !== null && ukDateTime(reported.decidedAt)}
            {reported.decidedByName !== null && `, by ${reported.decidedByName}`}
            {reported.removalReason !== null &&
              `. Reason: ${removalReason(reported.removalReason)?.label ?? 'none given'}`}
          </Soft>
          {reported.decisionWords !== null && <Words>{reported.decisionWords}</Words>}
        </Panel>
      )}
      {review !== null && (
        <Cluster>
          {isOpen && (
            <OnlyFor role="moderator">
              <Button size="small" variant="danger" onClick={() => onAction('remove', reported)}>
                <Trash2 aria-hidden="true" />
                Remove the review<VisuallyHidden>{`:${about}`}</VisuallyHidden>
              </Button>
              <Button size="small" variant="secondary" onClick={() => onAction('stand', reported)}>
                <Check aria-hidden="true" />
                Let it stand<VisuallyHidden>{`:${about}`}</VisuallyHidden>
              </Button>
            </OnlyFor>
          )}
          <Button size="small" variant="quiet" onClick={() => onAction('history', reported)}>
            <History aria-hidden="true" />
            History<VisuallyHidden>{` of${about}`}</VisuallyHidden>
          </Button>
        </Cluster>
      )}
    </Card>
  );
}
