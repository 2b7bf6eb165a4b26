import { removalReason } from '@club-reviews/domain/removal-reasons';
import {
  Badge,
  Dialog,
  EmptyState,
  ErrorPanel,
  Skeleton,
  Stack,
  ukDateTime,
  VisuallyHidden,
} from '@club-reviews/shared-ui';
import { apiErrorMessage } from '@club-reviews/shared-ui/platform';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { useGetReviewHistoryQuery } from '../../../../api/site-admin-api';
import type { AuditEntry } from '../../../../api/types';
import { actionLabel, actorLabel } from '../../../../lib/audit-labels';
import { statusLabel } from './review-labels';

const Timeline = styled.ol`
  display: grid;
  gap: var(--space-5);
  margin: 0;
  padding: 0 0 0 var(--space-5);
  list-style: none;
`;

/* A dot for each entry on a connecting line. */
const Entry = styled.li`
  position: relative;
  display: grid;
  gap: var(--space-1);

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 0.35em;
    inset-inline-start: calc(-1 * var(--space-5));
    width: 0.75rem;
    height: 0.75rem;
    border: 2px solid var(--color-pitch);
    border-radius: 50%;
    background: var(--color-surface);
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: calc(0.35em + 0.85rem) calc(-1 * var(--space-5) - 0.25em);
    inset-inline-start: calc(-1 * var(--space-5) + 0.375rem - 1px);
    width: 2px;
    background: var(--color-line);
  }
`;

const What = styled.p`
  font-weight: 680;
`;

const When = styled.p`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

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

const Reason = styled.blockquote`
  margin: var(--space-1) 0 0;
  padding-inline-start: var(--space-3);
  border-inline-start: 3px solid var(--color-line-strong);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

function HistoryEntry({ entry }: { entry: AuditEntry }) {
  return (
    <Entry>
      <What>{actionLabel(entry.action)}</What>
      <When>
        <time dateTime={entry.createdAt}>{ukDateTime(entry.createdAt)}</time>, {actorLabel(entry)}
      </When>
      {entry.fromStatus !== null && entry.toStatus !== null && entry.fromStatus !== entry.toStatus && (
        <Change>
          <Badge>{statusLabel(entry.fromStatus)}</Badge>
          <ArrowRight aria-hidden="true" />
          <VisuallyHidden>became</VisuallyHidden>
          <Badge tone="pitch">{statusLabel(entry.toStatus)}</Badge>
        </Change>
      )}
      {entry.reasonCode !== null && (
        <p>{removalReason(entry.reasonCode)?.label ?? 'No reason from the list was given'}</p>
      )}
      {entry.reason !== null && entry.reason !== '' && <Reason>{entry.reason}</Reason>}
    </Entry>
  );
}

function Entries({ reviewId }: { reviewId: number }) {
  const { data, error, isError, refetch } = useGetReviewHistoryQuery({ id: reviewId });
  if (data === undefined && isError) {
    return (
      <ErrorPanel
        title="The history didn’t load"
        text={apiErrorMessage(error, 'The server couldn’t be reached.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Stack aria-busy="true">
        <VisuallyHidden role="status">Loading the history</VisuallyHidden>
        <Skeleton shape="text" width="half" />
        <Skeleton shape="text" width="long" />
        <Skeleton shape="text" width="half" />
      </Stack>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title="Nothing recorded yet"
        hint="Anything that happens to this review from now on will appear here."
      />
    );
  }
  return (
    <Timeline>
      {data.map((entry) => (
        <HistoryEntry key={entry.id} entry={entry} />
      ))}
    </Timeline>
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
