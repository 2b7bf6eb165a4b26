import { removalReason } from '@club-reviews/domain/removal-reasons';
import type { ReportOutcome } from '@club-reviews/domain/report-reasons';
import { RESTORABLE_DAYS } from '@club-reviews/domain/review-appeals';
import {
  Badge,
  Button,
  Card,
  Cluster,
  EmptyState,
  Panel,
  TextLink,
  ukDateTime,
  VisuallyHidden,
  ReviewCardSkeletons,
} from '@club-reviews/shared-ui';
import { useLocation, useNavigate, useRemoteContext } from '@club-reviews/shared-ui/platform';
import { flag, searchParams, textOrNull } from '@club-reviews/shared-ui/search-params';
import { Archive, Check, Clock3, EyeOff, History, Inbox, Siren, Trash2 } from 'lucide-react';
import { useDecideReportedReviewMutation, useReadReportsInfiniteQuery } from '../../../../api/site-admin-api';
import type { ReportedReview } from '../../../../api/types';
import { CursorList } from '../../../../components/cursor-list';
import { DecisionDialog } from '../../../../components/decision-dialog';
import type { DecisionFrame } from '../../../../components/decision-dialog';
import { CardHead, ListChip } from '../../../../components/list-parts';
import { ReasonField } from '../../../../components/reason-field';
import { RemovalFields } from '../../../../components/removal-fields';
import { useDecisionDialog } from '../../../../components/use-decision-dialog';
import { Words } from '../../../../components/words';
import { mailedReasonSchema } from '../../../../lib/reason-form';
import { NO_REMOVAL, removalSchema } from '../../../../lib/removal-form';
import { useNow } from '../../../../lib/use-now';
import { waitingTime } from '../../../../lib/waiting-time';
import { OnlyFor } from '../../../session/staff-session';
import { HistoryDialog } from '../review/history-dialog';
import { ReviewQuote } from '../review/review-quotes';
import { ReportFacts, REPORTERS_READ } from './report-kind';

/** What a moderator can do with a reported review. */
interface Request {
  action: 'remove' | 'stand' | 'history';
  reported: ReportedReview;
}

/** The settings in the list's address. */
export const reportParams = searchParams({
  /** Decided reports instead of waiting ones. */
  isDecided: flag('state', 'decided'),
  cursor: textOrNull,
});

const OUTCOMES: Record<ReportOutcome, string> = {
  removed: 'The review was removed',
  stands: 'The review stands',
  gone: 'The review was gone before a decision',
};

/** Reported reviews, child safety first and then the longest wait, or those already decided. */
export function ReportList() {
  const navigate = useNavigate();
  const { heading, ask, dialog } = useDecisionDialog<Request>();
  const params = reportParams.read(useLocation().search);
  const { isDecided, cursor } = params;
  const found = useReadReportsInfiniteQuery({ filters: { state: isDecided ? 'decided' : 'open' }, cursor });
  const { request, ...frame } = dialog;
  const review = request?.reported.review ?? null;
  return (
    <>
      <CursorList
        title="Reported reviews"
        headingRef={heading}
        noun="reports"
        counted="review"
        order={isDecided ? 'most recently decided first' : 'safety first, then the longest wait'}
        found={found}
        tools={
          <ListChip
            pressed={isDecided}
            onClick={() =>
              void navigate({ search: reportParams.query({ cursor: null, isDecided: !isDecided }) })
            }
          >
            <Archive aria-hidden="true" />
            Decided
          </ListChip>
        }
        skeleton={<ReviewCardSkeletons count={4} />}
        empty={
          <EmptyState
            icon={<Inbox aria-hidden="true" />}
            title={isDecided ? 'No decided reports' : 'No reports to decide'}
            hint="Reported reviews appear here, with everything people have said about them."
          />
        }
        cursor={cursor}
        pageQuery={(page) => reportParams.query({ ...params, cursor: page })}
      >
        {(reported) => (
          <ReportCard key={reported.id} reported={reported} onAsk={(action) => ask({ action, reported })} />
        )}
      </CursorList>
      {review !== null && request?.action === 'history' && (
        <HistoryDialog review={review} onClose={frame.onClose} />
      )}
      {request !== null && request.action !== 'history' && (
        <ReportDecision {...frame} reported={request.reported} isRemoval={request.action === 'remove'} />
      )}
    </>
  );
}

interface ReportCardProps {
  reported: ReportedReview;
  onAsk: (action: Request['action']) => void;
}

function ReportCard({ reported, onAsk }: ReportCardProps) {
  const { review, clubName, clubSlug, isSafety, hidReview, openedAt, state } = reported;
  const now = useNow();
  const isOpen = state === 'open';
  // "Let it stand" on its own would be the same on every card.
  const about = ` the review of ${clubName}, reported on ${ukDateTime(openedAt)}`;
  return (
    <Card as="li">
      <CardHead>
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
      </CardHead>
      <ReportFacts reported={reported} isListed />
      <Outcome reported={reported} />
      {review !== null && (
        <Cluster>
          {isOpen && (
            <OnlyFor role="moderator">
              <Button size="small" onClick={() => onAsk('stand')}>
                <Check aria-hidden="true" />
                Let it stand<VisuallyHidden>{`:${about}`}</VisuallyHidden>
              </Button>
              <Button size="small" variant="risky" onClick={() => onAsk('remove')}>
                <Trash2 aria-hidden="true" />
                Remove the review<VisuallyHidden>{`:${about}`}</VisuallyHidden>
              </Button>
            </OnlyFor>
          )}
          <Button size="small" variant="quiet" onClick={() => onAsk('history')}>
            <History aria-hidden="true" />
            History<VisuallyHidden>{` of${about}`}</VisuallyHidden>
          </Button>
        </Cluster>
      )}
    </Card>
  );
}

function Outcome({ reported }: { reported: ReportedReview }) {
  const { outcome, state, decidedAt, decidedByName, removalReason: code, decisionWords } = reported;
  if (state === 'open' || outcome === null) return null;
  const facts = [
    decidedAt !== null && ukDateTime(decidedAt),
    decidedByName !== null && `by ${decidedByName}`,
  ];
  return (
    <Panel tone={outcome === 'removed' ? 'warning' : 'note'} title={OUTCOMES[outcome]}>
      <p>
        {`${facts.filter(Boolean).join(', ')}${code === null ? '' : `. Reason: ${removalReason(code)?.label ?? 'none given'}`}`}
      </p>
      {decisionWords !== null && <Words>{decisionWords}</Words>}
    </Panel>
  );
}

type ReportDecisionProps = DecisionFrame & { reported: ReportedReview; isRemoval: boolean };

/** Asks before a reported review is removed, or stands. */
function ReportDecision({ reported: { id, review }, isRemoval, ...frame }: ReportDecisionProps) {
  const [decide] = useDecideReportedReviewMutation();
  const { removedReviewDays = RESTORABLE_DAYS } = useRemoteContext().config;
  const texts = isRemoval
    ? {
        title: 'Remove this review?',
        description: `It comes off the site and out of the ratings straight away. Its author can appeal, and you can restore it for ${removedReviewDays} days. We’ll email everyone who reported it.`,
        submitLabel: 'Remove the review',
        pendingLabel: 'Removing…',
        messages: { done: 'Review removed', failed: 'Failed to remove the review.' },
        validationSchema: removalSchema,
      }
    : {
        title: 'Let this review stand?',
        description:
          review?.isHeld === true
            ? 'It goes back to where it was, and no other report can hide it again.'
            : 'It stays as it is. We’ll email everyone who reported it.',
        submitLabel: 'Let it stand',
        pendingLabel: 'Deciding…',
        messages: { done: 'Review stands', failed: 'Failed to decide.' },
        validationSchema: mailedReasonSchema,
      };
  return (
    <DecisionDialog
      {...frame}
      {...texts}
      isDangerous={isRemoval}
      initialValues={NO_REMOVAL}
      // The form's name for the api's `words`.
      fieldNames={{ words: 'reason' }}
      execute={({ reasonCode, reason }) =>
        decide({
          id,
          body: {
            decision: isRemoval ? 'remove' : 'stand',
            ...(reasonCode === '' ? {} : { reasonCode }),
            words: reason.trim() || null,
          },
        })
      }
    >
      {review !== null && <ReviewQuote review={review} />}
      {isRemoval ? (
        <RemovalFields hint="We’ll email this to its author and everyone who reported it, with the reason." />
      ) : (
        <ReasonField hint={REPORTERS_READ} />
      )}
    </DecisionDialog>
  );
}
