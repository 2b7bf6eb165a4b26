import { ButtonLink, Card, Cluster } from '@club-reviews/shared-ui';
import { MailCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { useClaimDone } from './use-claim-done';

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
  const { title, description } = useClaimDone();
  return (
    <Sheet>
      <MailCheck aria-hidden="true" />
      <h2>{title}</h2>
      <p>{description}</p>
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
