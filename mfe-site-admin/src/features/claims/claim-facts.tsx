import { TextLink, ukDate, ukDateTime } from '@club-reviews/shared-ui';
import type { ReactNode } from 'react';
import type { AdminClaim } from '../../api/types';
import { FactList, WebsiteLink } from '../../components/fact-list';
import { positionLabel, verificationLabel } from '../../lib/claim-labels';
import { useMissingContact } from '../session/use-missing-contact';

function mailLink(address: string | null, missing: string): ReactNode {
  return address === null ? missing : <a href={`mailto:${address}`}>{address}</a>;
}

function phoneLink(phone: string, missing: string): ReactNode {
  return phone === '' ? missing : <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>;
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

/** Who claimed which club, and the decision; once the contact details are erased, when that was. */
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
                ['Email', mailLink(claim.contactEmail, missing)],
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
