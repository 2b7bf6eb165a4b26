import { Button } from '@club-reviews/shared-ui';
import { showToast, useDispatch } from '@club-reviews/shared-ui/platform';
import { LogOut } from 'lucide-react';
import { loggedOut } from '../../api/session';

/** Ends the moderator's session. */
export function LogOutButton() {
  const dispatch = useDispatch();
  return (
    <Button
      variant="secondary"
      size="small"
      onClick={() => {
        showToast({ title: 'Logged Out' });
        dispatch(loggedOut());
      }}
    >
      <LogOut aria-hidden="true" />
      Log out
    </Button>
  );
}
