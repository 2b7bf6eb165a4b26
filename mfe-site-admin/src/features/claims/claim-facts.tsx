import { TextLink, ukDate, ukDateTime, websiteAddress } from '@club-reviews/shared-ui';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AdminClaim } from '../../api/types';
import { positionLabel, verificationLabel } from '../../lib/claim-labels';

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

/** A link to the claimed club, or to a search for it in case it's listed after all. */
function directoryLink({ clubId, clubName, isClubManaged, status }: AdminClaim): ReactNode {
  return clubId === null ? (
    <>
      Not listed.{' '}
      <TextLink to={`/browse-clubs?q=${encodeURIComponent(clubName)}`}>Search for its name</TextLink>
    </>
  ) : (
    <>
      <TextLink to={`/clubs/${clubId}`}>Club page</TextLink>
      {isClubManaged && status === 'pending' && ', which already has an administrator'}
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

/** Who claimed which club, and the decision; once the contact details are erased, when that was. */
export function ClaimFacts({ claim }: { claim: AdminClaim }) {
  const { contactErasedAt, contactName, contactPhone, createdAt } = claim;
  return (
    <>
      {contactErasedAt !== null && (
        <p>
          Contact details erased on <time dateTime={contactErasedAt}>{ukDate(contactErasedAt)}</time>
        </p>
      )}
      <FactList
        facts={[
          ...(contactErasedAt === null
            ? ([
                ['Claimed by', `${contactName}, ${positionLabel(claim.position)}`],
                ['Email', mailLink(claim.contactEmail)],
                ['Telephone', <a href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`}>{contactPhone}</a>],
              ] as const)
            : []),
          ['In the directory', directoryLink(claim)],
          ['Proof', verificationLabel(claim.verificationMethod)],
          ['Submitted', <time dateTime={createdAt}>{ukDateTime(createdAt)}</time>],
          ['Reason for rejecting', claim.rejectionReason],
        ]}
      />
    </>
  );
}

/** What the claimant wrote about the club. */
export function ClubFacts({ claim }: { claim: AdminClaim }) {
  return (
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
  );
}
