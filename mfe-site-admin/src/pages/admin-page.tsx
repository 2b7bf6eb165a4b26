import { Container, FocusArea, PageHeading, Section, Tabs } from '@club-reviews/shared-ui';
import { useLocation, useNavigate, useRemoteContext, useSelector } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { selectToken } from '../api/session';
import { ClaimsTab } from '../features/claims/claims-tab';
import { LogOutButton } from '../features/gate/log-out-button';
import { PasswordGate } from '../features/gate/password-gate';
import { SessionCheck } from '../features/gate/session-check';
import { ReviewsTab } from '../features/reviews/reviews-tab';
import { StatsBoard } from '../features/stats/stats-board';
import { ALL_CLAIMS, claimPlaceQuery, readTab } from '../lib/claim-place';

const TITLE = 'Site administration';

const Narrow = styled(Container)`
  & > * {
    max-width: 30rem;
  }
`;

/* A place to work at: what there is to do stands as high as it can. */
const Desk = styled(Section)`
  padding-block-start: var(--space-4);
`;

const TABS = [
  { id: 'reviews', label: 'Reviews', panel: <ReviewsTab /> },
  { id: 'claims', label: 'Claims', panel: <ClaimsTab /> },
];

function Locked() {
  return (
    <>
      <PageHeading title={TITLE} lead="For the moderators of reviews and club claims." />
      <Section>
        <Narrow>
          <PasswordGate />
        </Narrow>
      </Section>
    </>
  );
}

function Tools() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <PageHeading title={TITLE} action={<LogOutButton />}>
        <StatsBoard />
      </PageHeading>
      <Desk aria-label="Moderation">
        <Tabs
          label="What to moderate"
          tabs={TABS}
          selected={readTab(search)}
          onSelect={(tab) => void navigate({ search: tab === 'claims' ? claimPlaceQuery(ALL_CLAIMS) : '' })}
        />
      </Desk>
    </>
  );
}

/** The site admin's only page: the password gate, and what lies behind it once it is open. */
export default function AdminPage() {
  const { config } = useRemoteContext();
  const isLocked = useSelector(selectToken) === null;
  return (
    <>
      <title>{`${TITLE} | ${config.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <FocusArea shown={isLocked ? 'gate' : 'tools'}>
        {isLocked ? (
          <Locked />
        ) : (
          <SessionCheck>
            <Tools />
          </SessionCheck>
        )}
      </FocusArea>
    </>
  );
}
