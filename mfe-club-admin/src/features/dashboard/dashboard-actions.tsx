import { Button, ButtonLink } from '@club-reviews/shared-ui';
import { useLocation, useNavigate } from '@club-reviews/shared-ui/platform';
import { useLogOut } from '@club-reviews/shared-ui/session';
import { LogOut, Settings, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useLogoutClubAdminMutation } from '../../api/club-admin-api';
import { session } from '../../api/session';
import { readChosenClub, withChosenClub } from '../../lib/chosen-club';
import { ChangePasswordDialog } from '../password/change-password-dialog';

/** What belongs to the account rather than the club: settings, security and logout. */
export function DashboardActions() {
  const [isChanging, setIsChanging] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [endOnServer] = useLogoutClubAdminMutation();
  const { logOut, isLoggingOut } = useLogOut(session, endOnServer);

  async function leave() {
    // The next person to log in may not manage the chosen club.
    if (await logOut()) void navigate('/club-admin', { replace: true });
  }

  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsChanging(true)}>
        <Settings aria-hidden="true" />
        Settings
      </Button>
      <ButtonLink
        variant="quiet"
        size="small"
        to={`/club-admin/account${withChosenClub('', readChosenClub(search))}`}
      >
        <ShieldCheck aria-hidden="true" />
        Security
      </ButtonLink>
      <Button
        variant="quiet"
        size="small"
        pending={isLoggingOut}
        pendingLabel="Logging out..."
        onClick={() => void leave()}
      >
        <LogOut aria-hidden="true" />
        Logout
      </Button>
      {isChanging && <ChangePasswordDialog onClose={() => setIsChanging(false)} />}
    </>
  );
}
