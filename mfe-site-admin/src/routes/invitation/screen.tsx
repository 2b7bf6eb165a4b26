import { LinkPage } from '../../components/link-page';
import { AcceptInvitation } from '../../features/password/accept-invitation';

/** Where an invitation to the staff leads. */
export default function InvitationPage() {
  return (
    <LinkPage title="Join the site administration" lead="Choose your name and your password." shown="form">
      {(link) => <AcceptInvitation {...link} />}
    </LinkPage>
  );
}
