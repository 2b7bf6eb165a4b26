import { Button, Cluster, VisuallyHidden } from '@club-reviews/shared-ui';
import { plural } from '@club-reviews/shared-ui/formatting';
import { Check, Keyboard, Undo2, X } from 'lucide-react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import type { DeskCommand } from './use-desk-keys';

interface DeskToolbarProps {
  heading: RefObject<HTMLHeadingElement | null>;
  /** How many entries are selected. */
  selected: number;
  /** The latest decision that can be undone, in words. */
  undoable: string | undefined;
  isEmpty: boolean;
  onCommand: (command: DeskCommand) => void;
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  min-height: 2.75rem;
`;

const Message = styled.p`
  color: var(--color-ink-soft);
  font-variant-numeric: tabular-nums;
`;

/** The line above the queue: what was just done, and what can be done with the selected entries. */
export function DeskToolbar({ heading, selected, undoable, isEmpty, onCommand }: DeskToolbarProps) {
  return (
    <Bar>
      <VisuallyHidden as="h2" ref={heading} tabIndex={-1}>
        Waiting for a decision
      </VisuallyHidden>
      <Message role="status">
        {selected > 0
          ? `${plural(selected, 'review')} selected`
          : (undoable ?? (isEmpty ? '' : 'Longest wait first'))}
      </Message>
      <Cluster data-gap="small">
        {selected > 0 && (
          <>
            <Button size="small" onClick={() => onCommand('accept')}>
              <Check aria-hidden="true" />
              Approve {selected}
            </Button>
            <Button size="small" variant="secondary" onClick={() => onCommand('refuse')}>
              <X aria-hidden="true" />
              Remove {selected}…
            </Button>
          </>
        )}
        {undoable !== undefined && (
          <Button size="small" variant="secondary" onClick={() => onCommand('undo')}>
            <Undo2 aria-hidden="true" />
            Undo
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => onCommand('help')}>
          <Keyboard aria-hidden="true" />
          Shortcuts
        </Button>
      </Cluster>
    </Bar>
  );
}
