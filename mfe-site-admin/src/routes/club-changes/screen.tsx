import { AdminPage } from '../../components/admin-page';
import { ClubChanges } from '../../features/directory/club-changes';

/** What clubs’ own people have changed of name, place or ground. */
export default function ClubChangesPage() {
  return (
    <AdminPage title="Club changes">
      <ClubChanges />
    </AdminPage>
  );
}
