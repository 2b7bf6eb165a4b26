import { Button, Card, Stack } from '@club-reviews/shared-ui';
import { SessionList } from '@club-reviews/shared-ui/session';
import { useState } from 'react';
import {
  useEndClubAdminSessionMutation,
  useEndOtherClubAdminSessionsMutation,
  useListClubAdminSessionsQuery,
} from '../../api/club-admin-api';
import { ChangePasswordDialog } from '../password/change-password-dialog';

/** Where the representative is logged in, with a way to end each session, and to change the password. */
export function OwnDevices() {
  const sessions = useListClubAdminSessionsQuery();
  const [endSession] = useEndClubAdminSessionMutation();
  const [endOthers] = useEndOtherClubAdminSessionsMutation();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <Card as="section">
      <Stack>
        <h2>Logged-in devices</h2>
        <p>Log out anything you don’t recognise, then change your password.</p>
        <SessionList call={sessions} onEnd={(id) => endSession({ id })} onEndOthers={() => endOthers()} />
        <div>
          <Button variant="secondary" onClick={() => setIsChanging(true)}>
            Change password
          </Button>
        </div>
      </Stack>
      {isChanging && <ChangePasswordDialog onClose={() => setIsChanging(false)} />}
    </Card>
  );
}
