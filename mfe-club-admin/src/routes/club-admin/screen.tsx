import { Container, FocusArea, lazyPart, Section } from '@club-reviews/shared-ui';
import { useLocation, useRemoteContext, useSelector } from '@club-reviews/shared-ui/platform';
import type { ReactNode } from 'react';
import { selectIsLoggedIn } from '../../api/session';
import { ClubAreaPage } from '../../components/club-area-page';
import { ForgottenPassword } from '../../features/session/forgotten-password';
import { LoginForm } from '../../features/session/login-form';
import { NoLoginYet } from '../../features/session/no-login-yet';

/** A chunk of its own: whoever has to log in first needn't wait for it. */
const Dashboard = lazyPart(async () => (await import('../../features/dashboard/dashboard')).Dashboard, {
  words: { loading: 'Loading your dashboard', failed: 'Your dashboard didn’t load' },
  Frame: Contained,
});

/** Loads what people who are logged in see with the page. */
export const preloadParts = () => Dashboard.preload();

function Contained({ children }: { children: ReactNode }) {
  return (
    <Section>
      <Container>{children}</Container>
    </Section>
  );
}

function LoggedOut({ hasForgotten }: { hasForgotten: boolean }) {
  const { brandName } = useRemoteContext().config;
  if (hasForgotten) {
    return (
      <ClubAreaPage
        title="Forgotten password"
        lead="We’ll email you a link to choose a new one."
        shown="forgotten"
      >
        <ForgottenPassword />
      </ClubAreaPage>
    );
  }
  return (
    <ClubAreaPage title="Club login" lead={`Manage your club's presence on ${brandName} UK`} shown="login">
      <LoginForm />
      <NoLoginYet />
    </ClubAreaPage>
  );
}

/** The club area: the login, and the pages for those who are logged in. */
export default function ClubAdminPage() {
  const { search } = useLocation();
  const isLoggedOut = !useSelector(selectIsLoggedIn);
  const hasForgotten = new URLSearchParams(search).has('forgot-password');
  const shown = hasForgotten ? 'forgotten' : 'login';
  return (
    <FocusArea shown={isLoggedOut ? shown : 'dashboard'}>
      {isLoggedOut ? <LoggedOut hasForgotten={hasForgotten} /> : <Dashboard />}
    </FocusArea>
  );
}
