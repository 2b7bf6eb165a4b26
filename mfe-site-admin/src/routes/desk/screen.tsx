import { AdminPage } from '../../components/admin-page';
import { Desk } from '../../features/desk/desk';

/** The page that the site administration opens on: what needs a decision. */
export default function DeskPage() {
  return (
    <AdminPage>
      <Desk />
    </AdminPage>
  );
}
