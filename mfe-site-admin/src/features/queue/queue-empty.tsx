import { Button, EmptyState } from '@club-reviews/shared-ui';
import { Inbox, SearchX } from 'lucide-react';

interface QueueEmptyProps {
  /** Whether filters leave entries out. */
  isNarrowed: boolean;
  /** Shows everything from the start; null if that's what is shown. */
  onShowAll: (() => void) | null;
}

/** Shown instead of an empty queue. */
export function QueueEmpty({ isNarrowed, onShowAll }: QueueEmptyProps) {
  return (
    <EmptyState
      icon={isNarrowed ? <SearchX aria-hidden="true" /> : <Inbox aria-hidden="true" />}
      title={isNarrowed ? 'Nothing of this kind is waiting' : 'Nothing is waiting for you'}
      hint={
        isNarrowed
          ? 'There may be entries of other kinds.'
          : 'New entries appear here while this page is open.'
      }
    >
      {onShowAll !== null && (
        <Button variant="secondary" onClick={onShowAll}>
          Show everything
        </Button>
      )}
    </EmptyState>
  );
}
