import { OwnClubPage } from '../../components/own-club-page';
import { Invitations } from '../../features/invitations/invitations';

/** Where a club invites families one by one, by email or with printed cards. */
export default function InvitationsPage() {
  return (
    <OwnClubPage
      title="Invite families"
      lead="One-time invitations, by email or on cards. A review written with one says “Invited by the club”."
    >
      {(club) => <Invitations key={club.id} club={club} />}
    </OwnClubPage>
  );
}
