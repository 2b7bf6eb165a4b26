import { AdminPage } from '../../components/admin-page';
import { RemovedList } from '../../features/removed/removed-list';

/** The reviews that moderators removed, and appeals against it. */
export default function RemovedPage() {
  return (
    <AdminPage title="Removed reviews">
      <RemovedList />
    </AdminPage>
  );
}
