import { useRemoteContext, useSelector } from '@club-reviews/shared-ui/platform';
import { selectSession } from '../api/session';
import { ClubAreaPage } from '../components/club-area-page';
import { LoggedIn } from '../features/session/logged-in';
import { LoginForm } from '../features/session/login-form';
import { NoLoginYet } from '../features/session/no-login-yet';

/** The club area: the login, and what lies behind it. */
export default function ClubAdminPage() {
  const { config } = useRemoteContext();
  const session = useSelector(selectSession);
  const lead = `Manage your club's presence on ${config.brandName} UK`;
  if (session !== null) {
    return (
      <ClubAreaPage title="Club admin" lead={lead} shown="dashboard">
        <LoggedIn adminName={session.adminName} />
      </ClubAreaPage>
    );
  }
  return (
    <ClubAreaPage title="Club login" lead={lead} shown="login">
      <LoginForm />
      <NoLoginYet />
    </ClubAreaPage>
  );
}
