import { Card } from '@club-reviews/shared-ui';
import type { SecondStepData } from '@club-reviews/shared-ui/account';
import { FormError, FormStack, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { isApiError, useNavigate } from '@club-reviews/shared-ui/platform';
import { object } from 'yup';
import { useSetStaffPasswordMutation } from '../../api/site-admin-api';
import type { LinkProps } from '../../components/link-page';
import { useLoggedIn } from '../session/use-logged-in';
import { EMPTY_PASSWORD, NewPasswordFields, newPasswordRules } from './new-password-fields';

const schema = object(newPasswordRules);

interface SetStaffPasswordProps extends LinkProps {
  onSecondStep: (step: SecondStepData) => void;
}

/** Where somebody with a link chooses a new password, which also logs them in as far as a password can. */
export function SetStaffPassword({ token, onRefused, onSecondStep }: SetStaffPasswordProps) {
  const [setPassword] = useSetStaffPasswordMutation();
  const letIn = useLoggedIn();
  const navigate = useNavigate();

  const choose = useSubmit(
    ({ newPassword }: typeof EMPTY_PASSWORD) => setPassword({ body: { token, password: newPassword } }),
    {
      onDone({ secondStep }) {
        if (secondStep) onSecondStep(secondStep);
        else {
          letIn();
          void navigate('/admin', { replace: true });
        }
      },
      onRefused(reason, error) {
        if (isApiError(error) && (error.status === 404 || error.status === 410)) onRefused(reason);
      },
      names: () => ({ password: 'newPassword' }),
    },
  );

  return (
    <Card>
      <FormStack initialValues={EMPTY_PASSWORD} validationSchema={schema} onSubmit={choose}>
        <FormError title="Your password wasn’t set" />
        <NewPasswordFields />
        <SubmitButton pendingLabel="Saving...">Set password</SubmitButton>
      </FormStack>
    </Card>
  );
}
