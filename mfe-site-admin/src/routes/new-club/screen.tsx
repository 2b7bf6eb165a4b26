import { PageFor } from '../../components/page-for';
import { NewClub } from '../../features/directory/new-club';

/** Adds a club to the directory. */
export default function NewClubPage() {
  return (
    <PageFor role="moderator" what="Only moderators add clubs.">
      <NewClub />
    </PageFor>
  );
}
