import { PageFor } from '../../components/page-for';
import { ClubImport } from '../../features/club-import/club-import';

/** Importing many clubs from a file. */
export default function ClubImportPage() {
  return (
    <PageFor role="owner" what="Only owners import clubs.">
      <ClubImport />
    </PageFor>
  );
}
