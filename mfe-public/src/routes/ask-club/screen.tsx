import { clubPageArgument } from '../../api/reading-calls';
import { AboutOneClub } from '../../features/clubs/about-one-club';
import { AskClub } from '../../features/enquiry/ask-club';
import { description } from './description';

export { description };

/** Where a parent asks a club about a place: /clubs/{id or slug}/ask. */
export default function AskClubPage() {
  return (
    <AboutOneClub description={description} title="Ask About a Place" toArgument={clubPageArgument}>
      {(club) => <AskClub club={club} />}
    </AboutOneClub>
  );
}
