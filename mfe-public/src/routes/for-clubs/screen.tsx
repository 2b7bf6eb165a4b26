import { getOperator } from '@club-reviews/domain/operator-defaults';
import { ButtonLink, Cluster, PageHeading, Section, TextLink } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { NumberedSteps } from '../../components/numbered-steps';
import { ClubBenefits } from '../../features/for-clubs/club-benefits';
import { FairPlay } from '../../features/for-clubs/fair-play';
import { PageHead } from '../../head/page-head';
import { description } from './description';

const toSteps = (replyTime: string) => [
  {
    title: 'Claim your club',
    text: 'Select it from the directory, or tell us its name if it isn’t listed yet. The form takes about five minutes.',
  },
  {
    title: 'We check the claim',
    text: `We make sure you speak for the club, and reply within ${replyTime}.`,
  },
  {
    title: 'Look after your page',
    text: 'We email you a link to choose a password. Complete the profile, and reply to parents’ reviews.',
  },
];

/* Side by side if there's room. */
const Steps = styled.div`
  @media (min-width: 52rem) {
    & > ol {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: var(--space-6);
    }
  }
`;

const Questions = styled.p`
  margin-block-start: var(--space-4);
`;

function Ways() {
  return (
    <Cluster>
      <ButtonLink to="/claim-club" size="large">
        Claim Your Club
      </ButtonLink>
      <ButtonLink to="/club-admin" variant="secondary" size="large">
        Club Login
      </ButtonLink>
    </Cluster>
  );
}

/** What the site offers clubs, and how to start. */
export default function ForClubs() {
  const { replyTimeClaims } = getOperator(useRemoteContext().config);
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="For Clubs"
        lead="Parents are looking for a club like yours. Make its page your own, and reply to what they write."
      >
        <Ways />
      </PageHeading>
      <ClubBenefits />
      <Section title="How it works">
        <Steps>
          <NumberedSteps steps={toSteps(replyTimeClaims)} />
        </Steps>
      </Section>
      <FairPlay />
      <Section
        tone="pitch"
        title="Ready for kick-off?"
        lead="Claiming a club’s page is free, and stays free."
      >
        <Ways />
        <Questions>
          Still wondering? See the <TextLink to="/faq#clubs">questions clubs ask</TextLink>.
        </Questions>
      </Section>
    </>
  );
}
