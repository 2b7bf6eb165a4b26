import { AdminPage } from '../../components/admin-page';
import { ClubChanges } from '../../features/directory/club-changes';

/** Changes by clubs to their name, place or ground. */
export default function ClubChangesPage() {
  return (
    <AdminPage title="Club changes">
      <ClubChanges />
    </AdminPage>
  );
}
