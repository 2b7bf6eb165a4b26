import { Stack } from '@club-reviews/shared-ui';
import { AdminPage } from '../../components/admin-page';
import { OwnAccount } from '../../features/account/own-account';
import { OwnDevices } from '../../features/session/own-devices';

/** Everything about the moderator's own login. */
export default function AccountPage() {
  return (
    <AdminPage title="Account">
      <Stack>
        <OwnAccount />
        <OwnDevices />
      </Stack>
    </AdminPage>
  );
}
