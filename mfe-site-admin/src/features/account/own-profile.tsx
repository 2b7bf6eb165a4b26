import { MAX_STAFF_NAME_LENGTH, STAFF_ROLE_LABELS } from '@club-reviews/domain/staff-roles';
import { Button, Card, Cluster, Stack } from '@club-reviews/shared-ui';
import { FormError, FormStack, FormTextField, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { useRef, useState } from 'react';
import { object, string } from 'yup';
import { useChangeOwnNameMutation, useChangeOwnPasswordMutation } from '../../api/site-admin-api';
import type { OwnAccount } from '../../api/types';
import { DecisionDialog } from '../../components/decision-dialog';
import type { DecisionFrame } from '../../components/decision-dialog';
import { toastOutcome } from '../../lib/toast-outcome';
import { EMPTY_PASSWORD, NewPasswordFields, newPasswordRules } from '../password/new-password-fields';

const nameSchema = object({
  name: string().trim().required('Please enter your name').max(MAX_STAFF_NAME_LENGTH),
});
const passwordSchema = object({
  currentPassword: string().required('Please enter your current password'),
  ...newPasswordRules,
});

const NAME_MESSAGES = { done: 'Name changed', failed: 'Failed to change the name.' };

function PasswordDialog(frame: DecisionFrame) {
  const [changePassword] = useChangeOwnPasswordMutation();
  return (
    <DecisionDialog
      {...frame}
      title="Change password"
      description="This logs you out everywhere else."
      submitLabel="Change password"
      pendingLabel="Changing…"
      messages={{ done: 'Password changed', failed: 'Failed to change the password.' }}
      initialValues={{ currentPassword: '', ...EMPTY_PASSWORD }}
      validationSchema={passwordSchema}
      execute={({ currentPassword, newPassword }) =>
        changePassword({ body: { currentPassword, newPassword } })
      }
    >
      <FormTextField
        name="currentPassword"
        type="password"
        label="Current password"
        autoComplete="current-password"
      />
      <NewPasswordFields />
    </DecisionDialog>
  );
}

/** The logged-in person's name and password. */
export function OwnProfile({ account }: { account: OwnAccount }) {
  const [changeName] = useChangeOwnNameMutation();
  const [isChanging, setIsChanging] = useState(false);
  const passwordButton = useRef<HTMLButtonElement>(null);

  const rename = useSubmit(({ name }: { name: string }) => changeName({ body: { name: name.trim() } }), {
    onDone: () => toastOutcome(undefined, NAME_MESSAGES),
    onRefused: (_reason, error) => toastOutcome(error, NAME_MESSAGES),
  });

  return (
    <Card as="section">
      <Stack>
        <h2>Name and password</h2>
        <p>
          {account.email} · {STAFF_ROLE_LABELS[account.role].label}
        </p>
        <FormStack initialValues={{ name: account.name }} validationSchema={nameSchema} onSubmit={rename}>
          <FormError title="Your name wasn’t changed" />
          <FormTextField
            name="name"
            label="Your name"
            hint="Your colleagues see it next to your decisions. Earlier decisions keep the name you had at the time."
            autoComplete="name"
          />
          <Cluster>
            <SubmitButton pendingLabel="Saving...">Save name</SubmitButton>
            <Button ref={passwordButton} variant="secondary" onClick={() => setIsChanging(true)}>
              Change password
            </Button>
          </Cluster>
        </FormStack>
      </Stack>
      {isChanging && <PasswordDialog onClose={() => setIsChanging(false)} focusAfter={passwordButton} />}
    </Card>
  );
}
