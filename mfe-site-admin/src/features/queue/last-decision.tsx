import { Button, Cluster } from '@club-reviews/shared-ui';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useTakenDecisions } from './taken-decisions';

/** The latest decision beside another list of the queue, where it can still be undone. */
export function LastDecision() {
  const { last, undo } = useTakenDecisions();
  const line = useRef<HTMLDivElement>(null);
  return (
    <div role="status" ref={line} tabIndex={-1}>
      {last && (
        <Cluster data-justify="between">
          <p>{last.words}</p>
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              line.current?.focus();
              void undo();
            }}
          >
            <Undo2 aria-hidden="true" />
            Undo
          </Button>
        </Cluster>
      )}
    </div>
  );
}
