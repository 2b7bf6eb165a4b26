import { AdminPage } from '../../components/admin-page';
import { PhotoList } from '../../features/photos/photo-list';

/** Clubs' pictures: the public ones, and what happened to the others. */
export default function PhotosPage() {
  return (
    <AdminPage title="Pictures">
      <PhotoList />
    </AdminPage>
  );
}
