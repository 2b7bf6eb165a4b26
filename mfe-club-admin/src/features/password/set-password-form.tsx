import { ButtonLink, Card, Cluster } from '@club-reviews/shared-ui';
import type { SecondStepData } from '@club-reviews/shared-ui/account';
import { FormError, FormStack, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { isApiError, showToast, useDispatch, useNavigate } from '@club-reviews/shared-ui/platform';
import { useSetClubAdminPasswordMutation } from '../../api/club-admin-api';
import { loggedIn } from '../../api/session';
import { NewPasswordFields } from './new-password-fields';
import { checkNewPassword } from './check-new-password';
import type { NewPassword } from './check-new-password';

const EMPTY: NewPassword = { newPassword: '', confirmPassword: '' };

/** Shown instead of the form when a link no longer works. */
export function SpentLink({ reason }: { reason: string }) {
  return (
    <Card>
      <h2>This link doesn’t work</h2>
      <p>{reason}</p>
      <Cluster>
        <ButtonLink to="/club-admin?forgot-password">Send me a new link</ButtonLink>
        <ButtonLink to="/club-admin" variant="secondary">
          Go to the club login
        </ButtonLink>
      </Cluster>
    </Card>
  );
}

interface SetPasswordFormProps {
  token: string;
  onSecondStep: (step: SecondStepData) => void;
  /** Called with the server's words if the link is unknown, too old or already used. */
  onSpent: (reason: string) => void;
}

/** Where somebody with a link chooses a password, which also logs them in as far as a password can. */
export function SetPasswordForm({ token, onSecondStep, onSpent }: SetPasswordFormProps) {
  const [setPassword] = useSetClubAdminPasswordMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();

  const choose = useSubmit(
    ({ newPassword }: NewPassword) => setPassword({ body: { token, password: newPassword } }),
    {
      onDone(response) {
        if ('secondStep' in response) {
          showToast({ title: 'Password Updated', tone: 'success' });
          onSecondStep(response.secondStep);
          return;
        }
        showToast({ title: 'Password Updated', description: 'You’re logged in.', tone: 'success' });
        dispatch(loggedIn());
        void navigate('/club-admin', { replace: true });
      },
      onRefused(reason, error) {
        if (isApiError(error) && (error.status === 404 || error.status === 410)) onSpent(reason);
        else showToast({ title: 'Password Change Failed', description: reason, tone: 'error' });
      },
      names: () => ({ password: 'newPassword' }),
    },
  );

  return (
    <Card>
      <FormStack
        initialValues={EMPTY}
        onSubmit={async (values, form) => {
          if (checkNewPassword(values, form)) await choose(values, form);
        }}
      >
        <FormError title="Your password wasn’t set" />
        <NewPasswordFields advice="Several words are easier to remember." />
        <SubmitButton pendingLabel="Saving...">Set password</SubmitButton>
      </FormStack>
    </Card>
  );
}
