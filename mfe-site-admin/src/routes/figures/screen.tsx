import { AdminPage } from '../../components/admin-page';
import { Figures } from '../../features/figures/figures';

/** How the desk is doing. */
export default function FiguresPage() {
  return (
    <AdminPage title="Figures">
      <Figures />
    </AdminPage>
  );
}
