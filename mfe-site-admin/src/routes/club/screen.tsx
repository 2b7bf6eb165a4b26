import { useParams } from '@club-reviews/shared-ui/platform';
import { useGetAdminClubQuery } from '../../api/site-admin-api';
import { ClubView } from '../../features/directory/club-view';

/** The club's name. */
export function Title() {
  const { id = '' } = useParams();
  const { data } = useGetAdminClubQuery({ id: Number(id) });
  return <span>{data?.name ?? 'Club'}</span>;
}

/** One club of the directory: its entry, what belongs to it, and its history. */
export default function ClubPage() {
  const { id = '' } = useParams();
  return <ClubView key={id} id={Number(id)} />;
}
