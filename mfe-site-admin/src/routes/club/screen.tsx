import { useParams } from '@club-reviews/shared-ui/platform';
import { AdminPage } from '../../components/admin-page';
import { ClubView } from '../../features/directory/club-view';

/** One club of the directory: its entry, what belongs to it, and its history. */
export default function ClubPage() {
  const { id = '' } = useParams();
  return (
    <AdminPage title="Club">
      <ClubView key={id} id={Number(id)} />
    </AdminPage>
  );
}
