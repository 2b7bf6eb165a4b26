import { TextLink } from '@club-reviews/shared-ui';
import { useRemoteContext, useSelector } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { selectSession } from '../api/session';
import { NarrowPage } from '../components/narrow-page';
import { LoggedIn } from '../features/session/logged-in';
import { LoginForm } from '../features/session/login-form';

const Note = styled.p`
  margin-block-start: var(--space-4);
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

/** The club area: the login, and what lies behind it. */
export default function ClubAdminPage() {
  const { config } = useRemoteContext();
  const session = useSelector(selectSession);
  const lead = `Manage your club's presence on ${config.brandName} UK`;
  if (session !== null) {
    return (
      <NarrowPage title="Club admin" lead={lead} shown="dashboard">
        <LoggedIn adminName={session.adminName} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title="Club login" lead={lead} shown="login">
      <LoginForm />
      <Note>
        No login yet? <TextLink to="/claim-club">Claim your club</TextLink> and we will send you an
        invitation.
      </Note>
    </NarrowPage>
  );
}
