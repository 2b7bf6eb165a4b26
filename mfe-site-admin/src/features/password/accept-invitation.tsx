import { MAX_STAFF_NAME_LENGTH, STAFF_ROLE_LABELS } from '@club-reviews/domain/staff-roles';
import { Card, Skeleton, Stack, VisuallyHidden } from '@club-reviews/shared-ui';
import { FormError, FormStack, FormTextField, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { apiErrorMessage, isApiError, useNavigate } from '@club-reviews/shared-ui/platform';
import { useEffect } from 'react';
import { object, string } from 'yup';
import {
  useAcceptStaffInvitationMutation,
  usePreviewStaffInvitationMutation,
} from '../../api/site-admin-api';
import type { LinkProps } from '../../components/link-page';
import { useLoggedIn } from '../session/use-logged-in';
import { EMPTY_PASSWORD, NewPasswordFields, newPasswordRules } from './new-password-fields';

const EMPTY = { name: '', ...EMPTY_PASSWORD };
const schema = object({
  name: string().trim().required('Please enter your name').max(MAX_STAFF_NAME_LENGTH),
  ...newPasswordRules,
});

/** Lets an invited person in. */
export function AcceptInvitation({ token, onRefused }: LinkProps) {
  const [preview, { data: invitation, error: previewError }] = usePreviewStaffInvitationMutation();
  const [accept] = useAcceptStaffInvitationMutation();
  const letIn = useLoggedIn();
  const navigate = useNavigate();

  useEffect(() => {
    void preview({ body: { token } });
  }, [preview, token]);
  useEffect(() => {
    if (previewError !== undefined) onRefused(apiErrorMessage(previewError));
  }, [previewError, onRefused]);

  const join = useSubmit(
    ({ name, newPassword }: typeof EMPTY) =>
      accept({ body: { token, name: name.trim(), password: newPassword } }),
    {
      onDone() {
        letIn();
        void navigate('/admin', { replace: true });
      },
      onRefused(reason, error) {
        if (isApiError(error) && (error.status === 404 || error.status === 410)) onRefused(reason);
      },
      names: () => ({ password: 'newPassword' }),
    },
  );

  if (invitation === undefined) {
    return (
      <Stack aria-busy="true">
        <VisuallyHidden role="status">Checking the invitation</VisuallyHidden>
        <Skeleton shape="block" />
      </Stack>
    );
  }
  const { label, meaning } = STAFF_ROLE_LABELS[invitation.role];
  return (
    <Card>
      <FormStack initialValues={EMPTY} validationSchema={schema} onSubmit={join}>
        <p>
          You join as <strong>{label.toLowerCase()}</strong>. {meaning}
        </p>
        <FormError title="The invitation wasn’t accepted" />
        <input type="text" autoComplete="username" defaultValue={invitation.email ?? ''} readOnly hidden />
        <FormTextField
          name="name"
          label="Your name"
          hint="Your colleagues see it next to your decisions."
          autoComplete="name"
        />
        <NewPasswordFields />
        <SubmitButton pendingLabel="Saving...">Accept the invitation</SubmitButton>
      </FormStack>
    </Card>
  );
}
