import { Badge, Button, Card, Cluster, VisuallyHidden } from '@club-reviews/shared-ui';
import { CircleCheck, CircleX, Clock3, Eraser } from 'lucide-react';
import { styled } from 'styled-components';
import type { AdminClaim } from '../../../../api/types';
import { CardHead } from '../../../../components/list-parts';
import { CLAIM_STATUSES } from './claim-labels';
import { ClaimFacts, ClubFacts } from './claim-facts';
import type { ClaimQuestion } from './claim-decisions';
import { ClubLoginList } from './club-login-list';
import { OnlyFor } from '../../../session/staff-session';

const LOOKS = {
  pending: { Icon: Clock3, tone: 'ink' },
  approved: { Icon: CircleCheck, tone: 'pitch' },
  rejected: { Icon: CircleX, tone: 'danger' },
} as const;

const Details = styled.details`
  & > summary {
    padding-block: var(--space-2);
    color: var(--color-link);
    font-size: var(--text-s);
    font-weight: 650;
    cursor: pointer;
  }
`;

/* Aligns its label, rather than its invisible edge, with the text above. */
const EraseButton = styled(Button)`
  &[data-variant='quiet'] {
    margin-inline-start: -0.75rem;
    color: var(--color-danger);
  }
`;

interface ClaimCardProps {
  claim: AdminClaim;
  onAsk: (question: ClaimQuestion) => void;
}

/** A claim: who made it, what they say about the club (folded), and the possible actions. */
export function ClaimCard({ claim, onAsk }: ClaimCardProps) {
  const { Icon, tone } = LOOKS[claim.status];
  const isErased = claim.contactErasedAt !== null;
  return (
    <Card as="li">
      <CardHead data-justify="between">
        <h3>{claim.clubName}</h3>
        <Badge tone={tone}>
          <Icon aria-hidden="true" />
          {CLAIM_STATUSES.find(({ value }) => value === claim.status)?.label}
        </Badge>
      </CardHead>
      <ClaimFacts claim={claim} />
      {!isErased && (
        <Details>
          <summary>What they say about the club</summary>
          <ClubFacts claim={claim} />
        </Details>
      )}
      <ClubLoginList
        logins={claim.clubLogins}
        onEnd={(login) => onAsk({ action: 'end-login', claim, login })}
        onResetFactors={(login) => onAsk({ action: 'reset-factors', claim, login })}
      />
      {claim.status === 'pending' && (
        <OnlyFor role="moderator">
          <Cluster>
            <Button size="small" onClick={() => onAsk({ action: 'approve', claim })}>
              <CircleCheck aria-hidden="true" />
              Approve
            </Button>
            <Button variant="risky" size="small" onClick={() => onAsk({ action: 'reject', claim })}>
              <CircleX aria-hidden="true" />
              Reject
            </Button>
          </Cluster>
        </OnlyFor>
      )}
      {claim.status !== 'pending' && !isErased && (
        <OnlyFor role="owner">
          <div>
            <EraseButton variant="quiet" size="small" onClick={() => onAsk({ action: 'erase', claim })}>
              <Eraser aria-hidden="true" />
              Erase contact details<VisuallyHidden>{` of the claim of ${claim.clubName}`}</VisuallyHidden>
            </EraseButton>
          </div>
        </OnlyFor>
      )}
    </Card>
  );
}
