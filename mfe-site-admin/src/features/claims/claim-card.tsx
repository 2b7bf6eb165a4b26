import { Badge, Button, Card, Cluster, TextLink, ukDateTime, websiteAddress } from '@club-reviews/shared-ui';
import { CircleCheck, CircleX, Clock3 } from 'lucide-react';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AdminClaim } from '../../api/types';
import { CLAIM_STATUSES, positionLabel, verificationLabel } from '../../lib/claim-labels';

const LOOKS = {
  pending: { Icon: Clock3, tone: 'ink' },
  approved: { Icon: CircleCheck, tone: 'pitch' },
  rejected: { Icon: CircleX, tone: 'danger' },
} as const;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);

  & > h3 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: var(--space-1);
  overflow-wrap: anywhere;

  & > dt {
    font-size: var(--text-s);
    color: var(--color-ink-soft);
  }
  & > dd {
    margin: 0 0 var(--space-2);
    white-space: pre-line;
  }
  @media (min-width: 48rem) {
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: var(--space-2) var(--space-4);

    & > dd {
      max-width: var(--measure);
      margin: 0;
    }
  }
`;

const Details = styled.details`
  & > summary {
    padding-block: var(--space-2);
    color: var(--color-link);
    font-size: var(--text-s);
    font-weight: 650;
    cursor: pointer;
  }
`;

function website(text: string): ReactNode {
  const address = websiteAddress(text);
  if (address === null) return text;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </a>
  );
}

function mailLink(address: string | null): ReactNode {
  return address === null ? 'No longer readable' : <a href={`mailto:${address}`}>{address}</a>;
}

/** Where the claimed club is, or how to look whether it is listed after all. */
function directoryLink({ clubId, clubName, isClubManaged }: AdminClaim): ReactNode {
  return clubId === null ? (
    <>
      Not listed.{' '}
      <TextLink to={`/browse-clubs?q=${encodeURIComponent(clubName)}`}>Look for its name</TextLink>
    </>
  ) : (
    <>
      <TextLink to={`/clubs/${clubId}`}>Page of the club</TextLink>
      {isClubManaged && ', which has an administrator already'}
    </>
  );
}

function FactList({ facts }: { facts: (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Facts>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </Facts>
  );
}

/** What a moderator can do with a claim. */
export type ClaimAction = 'approve' | 'reject';

interface ClaimCardProps {
  claim: AdminClaim;
  onAction: (action: ClaimAction, claim: AdminClaim) => void;
}

/** A claim with all that its claimant said; who to ask stands first, the rest unfolds. */
export function ClaimCard({ claim, onAction }: ClaimCardProps) {
  const { Icon, tone } = LOOKS[claim.status];
  return (
    <Card as="li">
      <Head>
        <h3>{claim.clubName}</h3>
        <Badge tone={tone}>
          <Icon aria-hidden="true" />
          {CLAIM_STATUSES.find(({ value }) => value === claim.status)?.label}
        </Badge>
      </Head>
      <FactList
        facts={[
          ['Claimed by', `${claim.contactName}, ${positionLabel(claim.position)}`],
          ['Email', mailLink(claim.contactEmail)],
          [
            'Telephone',
            <a href={`tel:${claim.contactPhone.replace(/[^\d+]/g, '')}`}>{claim.contactPhone}</a>,
          ],
          ['In the directory', directoryLink(claim)],
          ['Proof', verificationLabel(claim.verificationMethod)],
          ['Submitted', <time dateTime={claim.createdAt}>{ukDateTime(claim.createdAt)}</time>],
          ['Reason for rejecting', claim.rejectionReason],
        ]}
      />
      <Details>
        <summary>What they say about the club</summary>
        <FactList
          facts={[
            ['Description', claim.clubDescription],
            ['Facilities', claim.facilities],
            ['Age groups', claim.ageGroups],
            ['Training days', claim.trainingDays],
            ['Website', claim.websiteUrl === null ? null : website(claim.websiteUrl)],
            ['Social media', claim.socialMedia],
            ['More', claim.additionalInfo],
          ]}
        />
      </Details>
      {claim.status === 'pending' && (
        <Cluster>
          <Button size="small" onClick={() => onAction('approve', claim)}>
            <CircleCheck aria-hidden="true" />
            Approve
          </Button>
          <Button variant="secondary" size="small" onClick={() => onAction('reject', claim)}>
            <CircleX aria-hidden="true" />
            Reject
          </Button>
        </Cluster>
      )}
    </Card>
  );
}
