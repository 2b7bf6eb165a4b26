import { useParams } from '@club-reviews/shared-ui/platform';
import { ClubView } from '../../features/directory/club-view';

/** One club of the directory: its entry, what belongs to it, and its history. */
export default function ClubPage() {
  const { id = '' } = useParams();
  return <ClubView key={id} id={Number(id)} />;
}
