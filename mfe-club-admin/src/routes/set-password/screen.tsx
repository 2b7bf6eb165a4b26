import { useSecretToken } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { ClubAreaPage } from '../../components/club-area-page';
import { SetPasswordForm, SpentLink } from '../../features/password/set-password-form';

const NO_TOKEN = 'Part of it is missing. Please open it from the email again.';

/** Where the link in an invitation, or in an email about a forgotten password, leads. */
export default function SetPasswordPage() {
  const token = useSecretToken();
  const [refusal, setRefusal] = useState<string | null>(null);
  const reason = token === null ? NO_TOKEN : refusal;
  return (
    <ClubAreaPage
      title="Set your password"
      lead="For club representatives who’ve been invited or have forgotten their password."
      shown={reason === null ? 'form' : 'spent'}
    >
      <meta name="referrer" content="no-referrer" />
      {reason === null && token !== null ? (
        <SetPasswordForm token={token} onSpent={setRefusal} />
      ) : (
        <SpentLink reason={reason ?? NO_TOKEN} />
      )}
    </ClubAreaPage>
  );
}
