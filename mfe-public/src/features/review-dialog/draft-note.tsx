import { Button, Panel } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;

/** Says that the form opened with an earlier draft, and offers to start again. */
export function DraftNote({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <Panel role="status" title="Here’s your draft">
      <Row>
        <p>You kept it on this device.</p>
        <Button variant="secondary" size="small" onClick={onStartAgain}>
          Start again
        </Button>
      </Row>
    </Panel>
  );
}
