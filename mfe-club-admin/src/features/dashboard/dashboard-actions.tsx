import { Button, Cluster } from '@club-reviews/shared-ui';
import { showToast, useDispatch, useNavigate } from '@club-reviews/shared-ui/platform';
import { LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { loggedOut } from '../../api/session';
import { ChangePasswordDialog } from '../password/change-password-dialog';

/** What belongs to the account rather than the club: settings and logout. */
export function DashboardActions() {
  const [isOpen, setIsOpen] = useState(false);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return (
    <Cluster data-gap="small">
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        <Settings aria-hidden="true" />
        Settings
      </Button>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          showToast({ title: 'Logged Out' });
          dispatch(loggedOut());
          // The next person to log in may not manage the club that was chosen.
          void navigate('/club-admin', { replace: true });
        }}
      >
        <LogOut aria-hidden="true" />
        Logout
      </Button>
      {isOpen && <ChangePasswordDialog onClose={() => setIsOpen(false)} />}
    </Cluster>
  );
}
