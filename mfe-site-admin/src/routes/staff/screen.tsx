import { Stack } from '@club-reviews/shared-ui';
import { SitePasswordLock } from '../../features/staff/site-password-lock';
import { StaffList } from '../../features/staff/staff-list';

/** Who works in the site administration. */
export default function StaffPage() {
  return (
    <Stack>
      <StaffList />
      <SitePasswordLock />
    </Stack>
  );
}
