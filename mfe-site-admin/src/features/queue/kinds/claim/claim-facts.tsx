import { Badge, plural, SoftText, TextLink, ukDate, ukDateTime } from '@club-reviews/shared-ui';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { AdminClaim, ClaimCandidate } from '../../../../api/types';
import { ClubLink } from '../../../../components/club-link';
import { FactList, WebsiteLink } from '../../../../components/fact-list';
import { distanceLabel, managersLabel } from './claim-candidates';
import { checkDomain } from '../../../../lib/email-domain';
import { positionLabel, verificationLabel } from './claim-labels';
import { useMissingContact } from '../../../session/use-missing-contact';

const Candidates = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-block-start: var(--space-2);
`;

function mailLink(address: string | null, missing: string): ReactNode {
  return address === null ? missing : <a href={`mailto:${address}`}>{address}</a>;
}

function phoneLink(phone: string, missing: string): ReactNode {
  return phone === '' ? missing : <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>;
}

/** The address, and whether its domain is that of the club's website, or else of the one that the claimant gave. */
function emailFact({ contactEmail, clubWebsite, websiteUrl }: AdminClaim, missing: string): ReactNode {
  const check = checkDomain(contactEmail, clubWebsite ?? websiteUrl);
  if (check === null) return mailLink(contactEmail, missing);
  const website = clubWebsite === null ? 'the website they gave' : 'the club’s website';
  return (
    <>
      {mailLink(contactEmail, missing)}{' '}
      <Badge tone={check.isSame ? 'pitch' : 'warning'}>
        {check.isSame ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
        {check.isSame ? `Same domain as ${website}` : `Not the domain of ${website}, ${check.host}`}
      </Badge>
    </>
  );
}

function Candidate({ club }: { club: ClaimCandidate }) {
  return (
    <li>
      <ClubLink club={club} />
      <SoftText as="div">{managersLabel(club)}</SoftText>
      <SoftText as="div">
        {club.website === null ? 'No website' : <WebsiteLink address={club.website} />}
      </SoftText>
      <SoftText as="div">{distanceLabel(club)}</SoftText>
    </li>
  );
}

/** A link to the claimed club, or the clubs that it could be, or a search in case it's listed after all. */
function directoryLink({ clubId, clubName, candidates, isClubManaged, status }: AdminClaim): ReactNode {
  if (candidates.length > 0) {
    return (
      <>
        Not listed; could mean {plural(candidates.length, 'club')}
        <Candidates role="list">
          {candidates.map((club) => (
            <Candidate key={club.id} club={club} />
          ))}
        </Candidates>
      </>
    );
  }
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

/** Who claimed which club, and the decision; once the contact details have been erased, when that was. */
export function ClaimFacts({ claim }: { claim: AdminClaim }) {
  const { contactErasedAt, contactName, contactPhone, createdAt } = claim;
  const ending = useMissingContact();
  const missing = ending.charAt(0).toUpperCase() + ending.slice(1);
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
                ['Email', emailFact(claim, missing)],
                ['Telephone', phoneLink(contactPhone, missing)],
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
        ['Website', claim.websiteUrl === null ? null : <WebsiteLink address={claim.websiteUrl} />],
        ['Social media', claim.socialMedia],
        ['More', claim.additionalInfo],
      ]}
    />
  );
}
