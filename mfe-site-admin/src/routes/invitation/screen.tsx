import { useSecretToken } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { LinkPage } from '../../components/link-page';
import { AcceptInvitation } from '../../features/password/accept-invitation';

/** Where an invitation to the staff leads. */
export default function InvitationPage() {
  const token = useSecretToken();
  const [refusal, setRefusal] = useState<string | null>(null);
  const reason = token === null ? 'Part of it is missing. Please open it from the email again.' : refusal;
  return (
    <LinkPage
      title="Join the site administration"
      lead="Choose your name and your password."
      shown="form"
      refusal={reason}
    >
      {token !== null && <AcceptInvitation token={token} onRefused={setRefusal} />}
    </LinkPage>
  );
}
