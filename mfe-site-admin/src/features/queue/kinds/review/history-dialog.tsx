import { removalReason } from '@club-reviews/domain/removal-reasons';
import {
  Badge,
  Dialog,
  EmptyState,
  NotLoaded,
  Timeline,
  ukDateTime,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useGetReviewHistoryQuery } from '../../../../api/site-admin-api';
import type { AuditEntry } from '../../../../api/types';
import { actionLabel, actorLabel } from '../../../../lib/audit-labels';
import { statusLabel } from './review-labels';

const Change = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);

  & > svg {
    width: 1rem;
    height: 1rem;
    color: var(--color-ink-soft);
  }
`;

/** What changed, and why; undefined if the entry says neither. */
function getNote({ fromStatus, toStatus, reasonCode, reason }: AuditEntry): ReactNode {
  const isChange = fromStatus !== null && toStatus !== null && fromStatus !== toStatus;
  if (!isChange && reasonCode === null && !reason) return undefined;
  return (
    <>
      {isChange && (
        <Change>
          <Badge>{statusLabel(fromStatus)}</Badge>
          <ArrowRight aria-hidden="true" />
          <VisuallyHidden>became</VisuallyHidden>
          <Badge tone="pitch">{statusLabel(toStatus)}</Badge>
        </Change>
      )}
      {reasonCode !== null && (
        <p>{removalReason(reasonCode)?.label ?? 'No reason from the list was given'}</p>
      )}
      {reason !== null && reason !== '' && <p>{reason}</p>}
    </>
  );
}

function Entries({ reviewId }: { reviewId: number }) {
  const query = useGetReviewHistoryQuery({ id: reviewId });
  const { data } = query;
  if (data === undefined)
    return <NotLoaded call={query} failed="The history didn’t load" loading="Loading the history" />;
  if (data.length === 0) {
    return (
      <EmptyState
        title="Nothing recorded yet"
        hint="Anything that happens to this review from now on will appear here."
      />
    );
  }
  return (
    <Timeline
      label="What has happened"
      entries={data.map((entry) => ({
        key: entry.id,
        title: actionLabel(entry.action),
        when: `${ukDateTime(entry.createdAt)}, ${actorLabel(entry)}`,
        note: getNote(entry),
      }))}
    />
  );
}

interface HistoryDialogProps {
  /** The review, possibly a removed one. */
  review: { id: number; clubName: string; createdAt: string };
  onClose: () => void;
}

/** Everything that has happened to a review: when, who did it, and why. */
export function HistoryDialog({ review, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="History of this review"
      description={`${review.clubName}, ${ukDateTime(review.createdAt)}`}
    >
      <Entries reviewId={review.id} />
    </Dialog>
  );
}
