import { SecretPage } from '../../components/secret-page';
import { NoInvitations } from '../../features/invitations/no-invitations';
import { description } from './description';

/** Where the link in a club's invitation leads; only the browser reads its token. */
export default function NoInvitationsPage() {
  return (
    <SecretPage
      description={description}
      title="Invitations from Clubs"
      lead="Clubs can ask us to invite families to review them. You can say no."
      label="Invitations from clubs"
      content={(token) => <NoInvitations token={token} />}
    />
  );
}
