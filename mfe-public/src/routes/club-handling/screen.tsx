import { AboutOneClub } from '../../features/clubs/about-one-club';
import { ClubHandling } from '../../features/transparency/club-handling';
import { description } from './description';

export { description };

const toArgument = (idOrSlug: string) => ({ idOrSlug });

/** How one club's reviews were handled: /clubs/{id or slug}/handling. */
export default function ClubHandlingPage() {
  return (
    <AboutOneClub description={description} title="How Reviews Were Handled" toArgument={toArgument}>
      {(club, idOrSlug) => <ClubHandling club={club} idOrSlug={idOrSlug} />}
    </AboutOneClub>
  );
}
