import { Stack } from '@club-reviews/shared-ui';
import { OwnAccount } from '../../features/account/own-account';
import { OwnDevices } from '../../features/session/own-devices';

/** Everything about the moderator's own login. */
export default function AccountPage() {
  return (
    <Stack>
      <OwnAccount />
      <OwnDevices />
    </Stack>
  );
}
