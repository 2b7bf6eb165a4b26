import { Button, Cluster, VisuallyHidden } from '@club-reviews/shared-ui';
import { plural } from '@club-reviews/shared-ui/formatting';
import { Check, Keyboard, Undo2, X } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { QueueEntry } from '../../api/types';
import { ListMessage } from '../../components/list-parts';
import { OnlyFor } from '../session/staff-session';
import { ExportButton } from './export-button';
import { describeEntry } from './kinds';
import type { QueueCommand } from './use-queue-keys';

interface QueueToolbarProps {
  heading: RefObject<HTMLHeadingElement | null>;
  selected: readonly QueueEntry[];
  /** Whether the buttons for the selected entries are here, because no entry is open beside the list. */
  hasDecisions: boolean;
  /** The latest decision that can be undone, in words. */
  undoable: string | undefined;
  isEmpty: boolean;
  onCommand: (command: QueueCommand) => void;
  onClear: () => void;
  /** What the export has, from every page. */
  filters: object;
}

/* What's selected stays in sight, since the keys decide about it. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  min-height: 2.75rem;

  &[data-selecting] {
    position: sticky;
    z-index: 2;
    inset-block-start: 0;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-pitch);
    border-radius: var(--radius-m);
    background: var(--color-surface);
  }
`;

const Message = styled(ListMessage)`
  [data-selecting] > div > & {
    color: var(--color-ink);
    font-weight: 680;
  }
`;

/* Phones have no keys; with a keyboard, "?" opens it anyway. */
const Shortcuts = styled(Button)`
  @media (max-width: 39.99rem) {
    display: none;
  }
`;

const Names = styled.p`
  display: -webkit-box;
  overflow: hidden;
  font-size: var(--text-s);
  color: var(--color-ink-soft);
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** The line above the queue: what was just done, and what can be done with the selected entries. */
export function QueueToolbar({
  heading,
  selected,
  hasDecisions,
  undoable,
  isEmpty,
  onCommand,
  onClear,
  filters,
}: QueueToolbarProps) {
  const count = plural(selected.length, 'review');
  const isSelecting = selected.length > 0;
  const idle = isEmpty ? '' : 'Most urgent first';
  return (
    <Bar data-selecting={isSelecting ? '' : undefined}>
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        Waiting for a decision
      </VisuallyHidden>
      <div>
        <Message role="status">{isSelecting ? `${count} selected` : (undoable ?? idle)}</Message>
        {isSelecting && <Names>{selected.map((entry) => describeEntry(entry).clubName).join(', ')}</Names>}
      </div>
      <Cluster data-gap="small">
        {isSelecting && hasDecisions && (
          <>
            <Button size="small" onClick={() => onCommand('accept')}>
              <Check aria-hidden="true" />
              {`Approve ${count}`}
            </Button>
            <Button size="small" variant="risky" onClick={() => onCommand('refuse')}>
              <X aria-hidden="true" />
              {`Remove ${count}…`}
            </Button>
          </>
        )}
        {isSelecting && (
          <Button size="small" variant="quiet" onClick={onClear}>
            Select none
          </Button>
        )}
        {undoable !== undefined && (
          <Button size="small" variant="secondary" onClick={() => onCommand('undo')}>
            <Undo2 aria-hidden="true" />
            Undo
          </Button>
        )}
        {!isSelecting && !isEmpty && (
          <OnlyFor role="moderator">
            <ExportButton path="/admin/desk/export" filters={filters} noun="entries" />
          </OnlyFor>
        )}
        <Shortcuts size="small" variant="quiet" onClick={() => onCommand('help')}>
          <Keyboard aria-hidden="true" />
          Shortcuts
        </Shortcuts>
      </Cluster>
    </Bar>
  );
}
