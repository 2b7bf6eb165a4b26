import { Button } from '@club-reviews/shared-ui';
import { useLogOut } from '@club-reviews/shared-ui/session';
import { LogOut } from 'lucide-react';
import { session } from '../../api/session';
import { useLogoutSiteAdminMutation } from '../../api/site-admin-api';

/** Ends the moderator's session. */
export function LogOutButton() {
  const [endOnServer] = useLogoutSiteAdminMutation();
  const { logOut, isLoggingOut } = useLogOut(session, endOnServer);
  return (
    <Button
      variant="secondary"
      size="small"
      pending={isLoggingOut}
      pendingLabel="Logging out..."
      onClick={() => void logOut()}
    >
      <LogOut aria-hidden="true" />
      Log out
    </Button>
  );
}
