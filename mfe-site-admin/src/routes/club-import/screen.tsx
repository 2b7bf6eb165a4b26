import { AdminPage } from '../../components/admin-page';
import { PageFor } from '../../components/page-for';
import { ClubImport } from '../../features/club-import/club-import';

/** Importing many clubs from a file. */
export default function ClubImportPage() {
  return (
    <AdminPage title="Import clubs">
      <PageFor role="owner" what="Only owners import clubs.">
        <ClubImport />
      </PageFor>
    </AdminPage>
  );
}
