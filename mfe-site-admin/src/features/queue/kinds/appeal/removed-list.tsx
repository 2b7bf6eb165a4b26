import { ageGroupName } from '@club-reviews/domain/age-groups';
import { removalReason } from '@club-reviews/domain/removal-reasons';
import { RESTORABLE_DAYS } from '@club-reviews/domain/review-appeals';
import {
  Badge,
  Button,
  Card,
  Cluster,
  EmptyState,
  Facts,
  Panel,
  plural,
  StarRating,
  TextLink,
  ukDateTime,
  VisuallyHidden,
  ReviewCardSkeletons,
} from '@club-reviews/shared-ui';
import { useLocation, useNavigate, useRemoteContext } from '@club-reviews/shared-ui/platform';
import { flag, searchParams, textOrNull } from '@club-reviews/shared-ui/search-params';
import { History, Inbox, Scale, Undo2, X } from 'lucide-react';
import { styled } from 'styled-components';
import {
  useReadRemovedReviewsInfiniteQuery,
  useRestoreReviewMutation,
  useTurnDownAppealMutation,
} from '../../../../api/site-admin-api';
import type { RemovedReview } from '../../../../api/types';
import { CursorList } from '../../../../components/cursor-list';
import { DecisionDialog } from '../../../../components/decision-dialog';
import type { DecisionFrame } from '../../../../components/decision-dialog';
import { CardHead, ListChip } from '../../../../components/list-parts';
import { ReasonField } from '../../../../components/reason-field';
import { useDecisionDialog } from '../../../../components/use-decision-dialog';
import { Words } from '../../../../components/words';
import { actorLabel } from '../../../../lib/audit-labels';
import { daysUntil } from '../../../../lib/days-until';
import { toFilters } from '../../../../lib/filters';
import { mailedReasonSchema, NO_REASON } from '../../../../lib/reason-form';
import { useNow } from '../../../../lib/use-now';
import { OnlyFor } from '../../../session/staff-session';
import { HistoryDialog } from '../review/history-dialog';
import { ReviewQuote } from '../review/review-quotes';
import { ReviewText } from '../review/review-text';
import { APPELLANT_READS } from './appeal-kind';

/** What a moderator can do with a removed review. */
interface Request {
  action: 'restore' | 'turn-down' | 'history';
  review: RemovedReview;
}

/** The settings in the list's address. */
export const removedParams = searchParams({
  /** Only those whose author is waiting for a decision on an appeal. */
  hasOpenAppeal: flag('appeal', 'open'),
  cursor: textOrNull,
});

const Said = styled.p`
  margin-block-start: var(--space-2);
  font-size: var(--text-xs);
  color: var(--color-ink-soft);
`;

/** Removed reviews that can still be restored, last removed first, or those with an open appeal. */
export function RemovedList() {
  const navigate = useNavigate();
  const { removedReviewDays = RESTORABLE_DAYS } = useRemoteContext().config;
  const { heading, ask, dialog } = useDecisionDialog<Request>();
  const params = removedParams.read(useLocation().search);
  const { hasOpenAppeal, cursor } = params;
  const found = useReadRemovedReviewsInfiniteQuery({
    filters: toFilters({ appeal: hasOpenAppeal && ('open' as const) }),
    cursor,
  });
  const { request, ...frame } = dialog;

  return (
    <>
      <CursorList
        title="Removed reviews"
        headingRef={heading}
        noun="removed reviews"
        found={found}
        counted="review"
        order={hasOpenAppeal ? 'longest wait first' : 'most recently removed first'}
        tools={
          <ListChip
            pressed={hasOpenAppeal}
            onClick={() =>
              void navigate({ search: removedParams.query({ cursor: null, hasOpenAppeal: !hasOpenAppeal }) })
            }
          >
            <Scale aria-hidden="true" />
            With an appeal
          </ListChip>
        }
        skeleton={<ReviewCardSkeletons count={4} />}
        empty={
          <EmptyState
            icon={<Inbox aria-hidden="true" />}
            title={hasOpenAppeal ? 'No appeals to answer' : 'No removed reviews'}
            hint={
              hasOpenAppeal
                ? 'Appeals from authors whose review was removed appear here.'
                : `Reviews that were removed in the last ${removedReviewDays} days appear here, and can be put back.`
            }
          >
            {hasOpenAppeal && (
              <Button
                variant="secondary"
                onClick={() => void navigate({ search: removedParams.query(removedParams.defaults) })}
              >
                Show all removed reviews
              </Button>
            )}
          </EmptyState>
        }
        cursor={cursor}
        pageQuery={(page) => removedParams.query({ ...params, cursor: page })}
      >
        {(review) => (
          <RemovedCard key={review.id} review={review} onAsk={(action) => ask({ action, review })} />
        )}
      </CursorList>
      {request?.action === 'history' && <HistoryDialog review={request.review} onClose={frame.onClose} />}
      {request !== null && request.action !== 'history' && (
        <AppealDecision {...frame} review={request.review} isRestored={request.action === 'restore'} />
      )}
    </>
  );
}

interface RemovedCardProps {
  review: RemovedReview;
  onAsk: (action: Request['action']) => void;
}

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

function RemovedCard({ review, onAsk }: RemovedCardProps) {
  const about = ` the review of ${review.clubName} of ${ukDateTime(review.createdAt)}`;
  const now = useNow();
  const hasOpenAppeal = review.appeal?.outcome === null;
  return (
    <Card as="li">
      <CardHead>
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
      </CardHead>
      <ReviewText>{review.reviewText}</ReviewText>
      <Facts data-columns="" data-size="small">
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
            onClick={() => onAsk('restore')}
          >
            <Undo2 aria-hidden="true" />
            Restore<VisuallyHidden>{about}</VisuallyHidden>
          </Button>
          {hasOpenAppeal && (
            <Button size="small" variant="risky" onClick={() => onAsk('turn-down')}>
              <X aria-hidden="true" />
              Turn down<VisuallyHidden>{` the appeal about${about}`}</VisuallyHidden>
            </Button>
          )}
        </OnlyFor>
        <Button size="small" variant="quiet" onClick={() => onAsk('history')}>
          <History aria-hidden="true" />
          History<VisuallyHidden>{` of${about}`}</VisuallyHidden>
        </Button>
      </Cluster>
    </Card>
  );
}

type AppealDecisionProps = DecisionFrame & { review: RemovedReview; isRestored: boolean };

/** Asks before a removed review is restored, or its author's appeal turned down. */
function AppealDecision({ review, isRestored, ...frame }: AppealDecisionProps) {
  const [restore] = useRestoreReviewMutation();
  const [turnDown] = useTurnDownAppealMutation();
  const grantsAppeal = review.appeal?.outcome === null;
  const texts = isRestored
    ? {
        title: 'Restore this review?',
        description: `It goes back as it was, with its ratings and the club’s reply${grantsAppeal ? '. This grants the appeal' : ''}.`,
        submitLabel: 'Restore review',
        pendingLabel: 'Restoring…',
        messages: { done: 'Review restored', failed: 'Failed to restore review.' },
      }
    : {
        title: 'Turn this appeal down?',
        description:
          'The review stays removed. Its author can’t appeal again, and has at least a week to read your answer.',
        submitLabel: 'Turn down',
        pendingLabel: 'Turning down…',
        messages: { done: 'Appeal turned down', failed: 'Failed to turn the appeal down.' },
      };
  return (
    <DecisionDialog
      {...frame}
      {...texts}
      isDangerous={!isRestored}
      initialValues={NO_REASON}
      validationSchema={mailedReasonSchema}
      execute={({ reason }) => {
        const arg = { id: review.id, body: { reason: reason.trim() } };
        return isRestored ? restore(arg) : turnDown(arg);
      }}
    >
      <ReviewQuote review={review} />
      <ReasonField hint={APPELLANT_READS} />
    </DecisionDialog>
  );
}
