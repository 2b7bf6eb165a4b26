import { AdminPage } from '../../components/admin-page';
import { ClubDirectory } from '../../features/directory/club-directory';

/** The clubs of the directory, in every state. */
export default function ClubDirectoryPage() {
  return (
    <AdminPage title="Clubs">
      <ClubDirectory />
    </AdminPage>
  );
}
