import type { SecondStepData } from '@club-reviews/shared-ui/account';
import { useState } from 'react';
import { LinkPage } from '../../components/link-page';
import { SetStaffPassword } from '../../features/password/set-staff-password';
import { SecondStepHere } from '../../features/password/second-step-here';

/** Where the link in an email about a forgotten password leads. */
export default function SetPasswordPage() {
  const [step, setStep] = useState<SecondStepData | null>(null);
  return (
    <LinkPage
      title="Choose a new password"
      lead="For your login to the site administration."
      shown={step === null ? 'form' : 'second-step'}
    >
      {(link) =>
        step === null ? <SetStaffPassword {...link} onSecondStep={setStep} /> : <SecondStepHere step={step} />
      }
    </LinkPage>
  );
}
