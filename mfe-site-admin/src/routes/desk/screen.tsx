import { AdminPage } from '../../components/admin-page';
import { Desk } from '../../features/desk/desk';

/** The site administration's first page: what needs a decision. */
export default function DeskPage() {
  return (
    <AdminPage>
      <Desk />
    </AdminPage>
  );
}
