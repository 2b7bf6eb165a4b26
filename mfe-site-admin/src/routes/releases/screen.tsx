import { AdminPage } from '../../components/admin-page';
import { Releases } from '../../features/releases/releases';

/** What is live, and how it performs. */
export default function ReleasesPage() {
  return (
    <AdminPage title="Releases">
      <Releases />
    </AdminPage>
  );
}
