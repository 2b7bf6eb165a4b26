import { AdminPage } from '../../components/admin-page';
import { PhotoList } from '../../features/photos/photo-list';

/** Clubs' pictures: those that are shown, and what became of the others. */
export default function PhotosPage() {
  return (
    <AdminPage title="Pictures">
      <PhotoList />
    </AdminPage>
  );
}
