import { useSecretToken } from '@club-reviews/shared-ui/platform';
import { useState } from 'react';
import { LinkPage } from '../../components/link-page';
import type { SecondStep as SecondStepData } from '../../api/types';
import { SetStaffPassword } from '../../features/password/set-staff-password';
import { SecondStepHere } from '../../features/password/second-step-here';

/** Where the link in an email about a forgotten password leads. */
export default function SetPasswordPage() {
  const token = useSecretToken();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [step, setStep] = useState<SecondStepData | null>(null);
  const reason = token === null ? 'Part of it is missing. Please open it from the email again.' : refusal;
  return (
    <LinkPage
      title="Choose a new password"
      lead="For your login to the site administration."
      shown={step === null ? 'form' : 'second-step'}
      refusal={reason}
    >
      {step !== null ? (
        <SecondStepHere step={step} />
      ) : (
        token !== null && <SetStaffPassword token={token} onRefused={setRefusal} onSecondStep={setStep} />
      )}
    </LinkPage>
  );
}
