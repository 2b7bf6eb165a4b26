import { Card, Stack } from '@club-reviews/shared-ui';
import { SessionList } from '@club-reviews/shared-ui/session';
import {
  useEndOtherSiteAdminSessionsMutation,
  useEndSiteAdminSessionMutation,
  useListSiteAdminSessionsQuery,
} from '../../api/site-admin-api';
import { useStaff } from './staff-session';

/** Where the moderator is logged in, with a way to end each session. */
export function OwnDevices() {
  const { hasAccount } = useStaff();
  const sessions = useListSiteAdminSessionsQuery();
  const [endSession] = useEndSiteAdminSessionMutation();
  const [endOthers] = useEndOtherSiteAdminSessionsMutation();
  return (
    <Card>
      <Stack>
        <h2>Logged-in devices</h2>
        <p>
          {hasAccount
            ? 'Log out anything you don’t recognise, then change your password.'
            : 'Devices using the site password. Log out any you don’t recognise.'}
        </p>
        <SessionList call={sessions} onEnd={(id) => endSession({ id })} onEndOthers={() => endOthers()} />
      </Stack>
    </Card>
  );
}
