import { AdminPage } from '../../components/admin-page';
import { PageFor } from '../../components/page-for';
import { NewClub } from '../../features/directory/new-club';

/** Adds a club to the directory. */
export default function NewClubPage() {
  return (
    <AdminPage title="Add a club">
      <PageFor role="moderator" what="Clubs are added by moderators.">
        <NewClub />
      </PageFor>
    </AdminPage>
  );
}
