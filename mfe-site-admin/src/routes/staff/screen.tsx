import { Stack } from '@club-reviews/shared-ui';
import { AdminPage } from '../../components/admin-page';
import { SitePasswordLock } from '../../features/staff/site-password-lock';
import { StaffList } from '../../features/staff/staff-list';

/** Who works in the site administration. */
export default function StaffPage() {
  return (
    <AdminPage title="Staff">
      <Stack>
        <StaffList />
        <SitePasswordLock />
      </Stack>
    </AdminPage>
  );
}
