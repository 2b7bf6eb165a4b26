import { Button, Panel } from '@club-reviews/shared-ui';
import { styled } from 'styled-components';

const Row = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  overflow-wrap: anywhere;
`;

/** When the form is reopened, reminds the visitor of the review already sent, and links to help with its link. */
export function WaitingNote({ email, onShow }: { email: string; onShow: () => void }) {
  return (
    <Panel tone="note" title="Have you published your last review?">
      <Row>
        <p>Its link went to {email}.</p>
        <Button variant="secondary" size="small" onClick={onShow}>
          I can’t find the email
        </Button>
      </Row>
    </Panel>
  );
}
