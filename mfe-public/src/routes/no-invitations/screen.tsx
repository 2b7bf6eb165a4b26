import { PageHeading, Section } from '@club-reviews/shared-ui';
import { useSecretToken } from '@club-reviews/shared-ui/platform';
import { NoInvitations } from '../../features/invitations/no-invitations';
import { PageHead } from '../../head/page-head';
import { description } from './description';

/** Where the link in a club's invitation leads; only the browser reads its token. */
export default function NoInvitationsPage() {
  const token = useSecretToken();
  return (
    <>
      <PageHead description={description} />
      <PageHeading
        title="Invitations from Clubs"
        lead="Clubs can ask us to invite families to review them. You can say no."
      />
      <Section aria-label="Invitations from clubs">
        <NoInvitations key={token} token={token} />
      </Section>
    </>
  );
}
