import { AdminPage } from '../../components/admin-page';
import { Notices } from '../../features/notices/notices';

/** The notices of defamation. */
export default function NoticesPage() {
  return (
    <AdminPage title="Notices">
      <Notices />
    </AdminPage>
  );
}
