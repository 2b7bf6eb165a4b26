import { AdminPage } from '../../components/admin-page';
import { RemovedList } from '../../features/removed/removed-list';

/** The reviews that moderators removed, and the appeals against that. */
export default function RemovedPage() {
  return (
    <AdminPage title="Removed reviews">
      <RemovedList />
    </AdminPage>
  );
}
