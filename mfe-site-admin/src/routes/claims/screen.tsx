import { AdminPage } from '../../components/admin-page';
import { ClaimList } from '../../features/claims/claim-list';

/** The claims of clubs. */
export default function ClaimsPage() {
  return (
    <AdminPage title="Claims">
      <ClaimList />
    </AdminPage>
  );
}
