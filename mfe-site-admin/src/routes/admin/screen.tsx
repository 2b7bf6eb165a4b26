import { Container, FocusArea, PageHeading, Section, Tabs } from '@club-reviews/shared-ui';
import { useLocation, useNavigate, useRemoteContext, useSelector } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { selectToken } from '../../api/session';
import { ClaimsTab } from '../../features/claims/claims-tab';
import { ReportsTab } from '../../features/reports/reports-tab';
import { RemovedTab } from '../../features/removed/removed-tab';
import { LogOutButton } from '../../features/session/log-out-button';
import { LoginForm } from '../../features/session/login-form';
import { SessionCheck } from '../../features/session/session-check';
import { ReviewsTab } from '../../features/reviews/reviews-tab';
import { NoticesTab } from '../../features/notices/notices-tab';
import { StatsBoard } from '../../features/stats/stats-board';
import type { AdminTab } from '../../lib/admin-tabs';
import { readTab, tabQuery } from '../../lib/admin-tabs';

const TITLE = 'Site administration';

const Narrow = styled(Container)`
  & > * {
    max-width: 30rem;
  }
`;

/* People work here: what there is to do comes as high up as possible. */
const Desk = styled(Section)`
  padding-block-start: var(--space-4);
`;

const TABS = [
  { id: 'reviews', label: 'Reviews', panel: <ReviewsTab /> },
  { id: 'reports', label: 'Reports', panel: <ReportsTab /> },
  { id: 'removed', label: 'Removed', panel: <RemovedTab /> },
  { id: 'claims', label: 'Claims', panel: <ClaimsTab /> },
  { id: 'notices', label: 'Notices', panel: <NoticesTab /> },
] satisfies { id: AdminTab; label: string; panel: ReactNode }[];

function LoggedOut() {
  return (
    <>
      <PageHeading title={TITLE} lead="For the moderators of reviews and club claims." />
      <Section>
        <Narrow>
          <LoginForm />
        </Narrow>
      </Section>
    </>
  );
}

function Moderation() {
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
          onSelect={(tab) => void navigate({ search: tabQuery(tab as AdminTab) })}
        />
      </Desk>
    </>
  );
}

/** The moderators' page: the login, and what lies behind it. */
export default function AdminPage() {
  const { config } = useRemoteContext();
  const isLoggedOut = useSelector(selectToken) === null;
  return (
    <>
      <title>{`${TITLE} | ${config.brandName}`}</title>
      <meta name="robots" content="noindex" />
      <FocusArea shown={isLoggedOut ? 'login' : 'moderation'}>
        {isLoggedOut ? (
          <LoggedOut />
        ) : (
          <SessionCheck>
            <Moderation />
          </SessionCheck>
        )}
      </FocusArea>
    </>
  );
}
