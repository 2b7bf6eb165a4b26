import { Button, Cluster } from '@club-reviews/shared-ui';
import { useNavigate } from '@club-reviews/shared-ui/platform';
import { useLogOut } from '@club-reviews/shared-ui/session';
import { LogOut, MonitorSmartphone, Settings } from 'lucide-react';
import { useState } from 'react';
import { useLogoutClubAdminMutation } from '../../api/club-admin-api';
import { session } from '../../api/session';
import { DevicesDialog } from '../session/devices-dialog';
import { ChangePasswordDialog } from '../password/change-password-dialog';

/** What belongs to the account rather than the club: settings, devices and logout. */
export function DashboardActions() {
  const [open, setOpen] = useState<'settings' | 'devices' | null>(null);
  const close = () => setOpen(null);
  const navigate = useNavigate();
  const [endOnServer] = useLogoutClubAdminMutation();
  const { logOut, isLoggingOut } = useLogOut(session, endOnServer);

  async function leave() {
    // The next person to log in may not manage the chosen club.
    if (await logOut()) void navigate('/club-admin', { replace: true });
  }

  return (
    <Cluster data-gap="small">
      <Button variant="secondary" size="small" onClick={() => setOpen('settings')}>
        <Settings aria-hidden="true" />
        Settings
      </Button>
      <Button variant="secondary" size="small" onClick={() => setOpen('devices')}>
        <MonitorSmartphone aria-hidden="true" />
        Devices
      </Button>
      <Button
        variant="secondary"
        size="small"
        pending={isLoggingOut}
        pendingLabel="Logging out..."
        onClick={() => void leave()}
      >
        <LogOut aria-hidden="true" />
        Logout
      </Button>
      {open === 'settings' && <ChangePasswordDialog onClose={close} />}
      {open === 'devices' && <DevicesDialog onClose={close} />}
    </Cluster>
  );
}
