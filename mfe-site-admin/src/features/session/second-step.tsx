import { Card } from '@club-reviews/shared-ui';
import { SecondStep } from '@club-reviews/shared-ui/account';
import type { SecondStepData } from '@club-reviews/shared-ui/account';
import { useLoggedIn } from './use-logged-in';
import { useLoginCalls } from './use-login-calls';

interface StaffSecondStepProps {
  step: SecondStepData;
  onStartAgain: () => void;
}

/** Asks a member of staff for a second factor, after the password. */
export function StaffSecondStep(props: StaffSecondStepProps) {
  const calls = useLoginCalls();
  const letIn = useLoggedIn();
  return (
    <Card>
      <SecondStep {...props} calls={calls} onDone={letIn} />
    </Card>
  );
}
