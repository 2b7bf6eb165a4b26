import { FocusArea, PageHeading, Section } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { FormColumns } from '../../components/form-columns';
import { ClaimDone } from '../../features/claim/claim-done';
import { ClaimForm } from '../../features/claim/claim-form';
import { ClaimSteps } from '../../features/claim/claim-steps';
import { PageHead } from '../../head/page-head';
import { readClaimedClub } from '../../lib/claimed-club';
import { description } from './description';

export { description };

/** Where a representative claims a club's page: /claim-club, with `?club={slug}` for one club. */
export default function ClaimClub() {
  const slug = readClaimedClub(useLocation().search);
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Claim Your Club"
        lead="Keep your club’s page up to date and reply to parents’ reviews, free of charge."
      />
      <Section aria-label="Claim">
        <FocusArea shown={isSent ? 'done' : 'form'}>
          {isSent ? (
            <ClaimDone />
          ) : (
            <FormColumns>
              <ClaimSteps />
              <ClaimForm slug={slug} onSubmitted={() => setIsSent(true)} />
            </FormColumns>
          )}
        </FocusArea>
      </Section>
    </>
  );
}
