import { AdminPage } from '../../components/admin-page';
import { ClaimList } from '../../features/claims/claim-list';

/** Claims for clubs. */
export default function ClaimsPage() {
  return (
    <AdminPage title="Claims">
      <ClaimList />
    </AdminPage>
  );
}
