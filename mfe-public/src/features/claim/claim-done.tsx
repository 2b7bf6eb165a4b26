import { ButtonLink, Card, Cluster } from '@club-reviews/shared-ui';
import { MailCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { CLAIM_DONE } from './claim-messages';

const Sheet = styled(Card)`
  align-items: flex-start;
  gap: var(--space-4);
  max-width: var(--measure);
  padding: var(--space-6) var(--space-5);

  & > svg {
    width: 2.75rem;
    height: 2.75rem;
    color: var(--color-pitch);
  }
`;

/** Replaces the form once the claim has been sent. */
export function ClaimDone() {
  return (
    <Sheet>
      <MailCheck aria-hidden="true" />
      <h2>{CLAIM_DONE.title}</h2>
      <p>{CLAIM_DONE.description}</p>
      <p>Once your claim is approved, we’ll email you a link to choose a password.</p>
      <Cluster>
        <ButtonLink to="/">Return to Homepage</ButtonLink>
        <ButtonLink to="/for-clubs" variant="secondary">
          What clubs can do here
        </ButtonLink>
      </Cluster>
    </Sheet>
  );
}
