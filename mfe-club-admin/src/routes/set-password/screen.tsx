import { Card } from '@club-reviews/shared-ui';
import { SecondStep } from '@club-reviews/shared-ui/account';
import type { SecondStepData } from '@club-reviews/shared-ui/account';
import { useNavigate, useSecretToken } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { ClubAreaPage } from '../../components/club-area-page';
import { SetPasswordForm, SpentLink } from '../../features/password/set-password-form';
import { useLoggedIn } from '../../features/session/use-logged-in';
import { useLoginCalls } from '../../features/session/use-login-calls';

const NO_TOKEN = 'Part of it is missing. Please open it from the email again.';

/** Where the link in an invitation, or in an email about a forgotten password, leads. */
export default function SetPasswordPage() {
  const token = useSecretToken();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [step, setStep] = useState<SecondStepData | null>(null);
  const navigate = useNavigate();
  const calls = useLoginCalls();
  const letIn = useLoggedIn();
  const leave = () => void navigate('/club-admin', { replace: true });
  const enter = () => {
    letIn();
    leave();
  };
  const reason = token === null ? NO_TOKEN : refusal;
  return (
    <ClubAreaPage
      title="Set your password"
      lead="For club representatives who’ve been invited or have forgotten their password."
      shown={step !== null ? 'step' : reason === null ? 'form' : 'spent'}
    >
      <meta name="referrer" content="no-referrer" />
      {step !== null ? (
        <Card>
          <SecondStep step={step} calls={calls} onStartAgain={leave} onDone={enter} />
        </Card>
      ) : reason === null && token !== null ? (
        <SetPasswordForm token={token} onSecondStep={setStep} onSpent={setRefusal} />
      ) : (
        <SpentLink reason={reason ?? NO_TOKEN} />
      )}
    </ClubAreaPage>
  );
}
