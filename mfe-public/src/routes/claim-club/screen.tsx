import { FocusArea, PageHeading, Section } from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ClaimDone } from '../../features/claim/claim-done';
import { ClaimForm } from '../../features/claim/claim-form';
import { ClaimSteps } from '../../features/claim/claim-steps';
import { PageHead } from '../../head/page-head';
import { readClaimedClub } from '../../lib/claimed-club';
import { description } from './description';

export { description };

/* The steps are beside the form if there's room, and above it on a phone. */
const Columns = styled.div`
  display: grid;
  gap: var(--space-5);

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 46rem) minmax(0, 23rem);
    justify-content: space-between;
    align-items: start;

    & > :first-child {
      position: sticky;
      inset-block-start: var(--space-5);
      order: 1;
    }
  }
`;

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
            <Columns>
              <ClaimSteps />
              <ClaimForm slug={slug} onSubmitted={() => setIsSent(true)} />
            </Columns>
          )}
        </FocusArea>
      </Section>
    </>
  );
}
