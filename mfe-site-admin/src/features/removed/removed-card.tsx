import { ageGroupName } from '@club-reviews/domain/age-groups';
import { removalReason } from '@club-reviews/domain/removal-reasons';
import {
  Badge,
  Button,
  Card,
  Cluster,
  Panel,
  plural,
  StarRating,
  TextLink,
  ukDateTime,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { History, Scale, Undo2, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { RemovedReview } from '../../api/types';
import { actorLabel } from '../../lib/audit-labels';
import { daysUntil } from '../../lib/days-until';
import { useNow } from '../../lib/use-now';
import { ReviewText } from '../reviews/review-text';
import { OnlyFor } from '../session/staff-session';

/** What a moderator can do with a removed review. */
export type RemovedAction = 'restore' | 'turn-down' | 'history';

interface RemovedCardProps {
  review: RemovedReview;
  onAction: (action: RemovedAction, review: RemovedReview) => void;
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

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--space-2) var(--space-5);
  font-size: var(--text-s);

  & dt {
    font-size: var(--text-xs);
    color: var(--color-ink-soft);
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Words = styled.blockquote`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Said = styled.p`
  margin-block-start: var(--space-2);
  font-size: var(--text-xs);
  color: var(--color-ink-soft);
`;

function timeLeft({ erasedAt }: RemovedReview, now: Date): string {
  if (erasedAt === null) return 'Waiting for the appeal to be answered';
  const days = daysUntil(erasedAt, now);
  return days <= 0 ? 'Within the hour' : `In ${plural(days, 'day')}`;
}

function AppealPanel({ appeal }: { appeal: NonNullable<RemovedReview['appeal']> }) {
  const isOpen = appeal.outcome === null;
  return (
    <Panel tone={isOpen ? 'note' : 'info'} title={isOpen ? 'Its author has appealed' : 'Appeal turned down'}>
      <Words>{appeal.text}</Words>
      <Said>
        <time dateTime={appeal.createdAt}>{ukDateTime(appeal.createdAt)}</time>
      </Said>
      {appeal.answer !== null && (
        <>
          <Said>The answer:</Said>
          <Words>{appeal.answer}</Words>
        </>
      )}
    </Panel>
  );
}

/** A removed review: its text, why and by whom it was removed, its author's appeal, and the possible actions. */
export function RemovedCard({ review, onAction }: RemovedCardProps) {
  const about = ` the review of ${review.clubName} of ${ukDateTime(review.createdAt)}`;
  const now = useNow();
  const hasOpenAppeal = review.appeal?.outcome === null;
  return (
    <Card as="li">
      <Head>
        <h3>
          <TextLink to={`/clubs/${review.clubSlug}`}>{review.clubName}</TextLink>
        </h3>
        <StarRating value={Number(review.overallRating)} size="small" showValue />
        <Badge>{ageGroupName(review.ageGroup)}</Badge>
        {hasOpenAppeal && (
          <Badge tone="danger">
            <Scale aria-hidden="true" />
            Appeal
          </Badge>
        )}
      </Head>
      <ReviewText>{review.reviewText}</ReviewText>
      <Facts>
        <div>
          <dt>Reason</dt>
          <dd>{removalReason(review.reasonCode)?.label ?? 'None given'}</dd>
        </div>
        <div>
          <dt>Removed</dt>
          <dd>
            <time dateTime={review.removedAt}>{ukDateTime(review.removedAt)}</time>,{' '}
            {actorLabel({ actor: review.removedBy, staffName: review.removedByName })}
          </dd>
        </div>
        <div>
          <dt>Erased for good</dt>
          <dd>{timeLeft(review, now)}</dd>
        </div>
        {review.reason !== null && (
          <div>
            <dt>What its author was told</dt>
            <dd>{review.reason}</dd>
          </div>
        )}
      </Facts>
      {review.appeal !== null && <AppealPanel appeal={review.appeal} />}
      <Cluster>
        <OnlyFor role="moderator">
          <Button
            size="small"
            variant={hasOpenAppeal ? 'primary' : 'secondary'}
            onClick={() => onAction('restore', review)}
          >
            <Undo2 aria-hidden="true" />
            Restore<VisuallyHidden>{about}</VisuallyHidden>
          </Button>
          {hasOpenAppeal && (
            <Button size="small" variant="secondary" onClick={() => onAction('turn-down', review)}>
              <X aria-hidden="true" />
              Turn down<VisuallyHidden>{` the appeal about${about}`}</VisuallyHidden>
            </Button>
          )}
        </OnlyFor>
        <Button size="small" variant="quiet" onClick={() => onAction('history', review)}>
          <History aria-hidden="true" />
          History<VisuallyHidden>{` of${about}`}</VisuallyHidden>
        </Button>
      </Cluster>
    </Card>
  );
}
