import { FormStack } from '../forms/form-stack';
import { Button } from '@club-reviews/shared-ui';
import { FormError, FormTextField, SubmitButton, useSubmit } from '@club-reviews/shared-ui/forms';
import { showToast } from '@club-reviews/shared-ui/platform';
import { object, string } from 'yup';
import type { LoginCalls } from './account-calls';
import { PasskeyButton } from './passkey-button';

const FAILED = 'Login Failed';
const EMPTY = { code: '' };
const schema = object({ code: string().trim().required('Please enter the code') });

/** What a login needs after the password. */
export interface SecondStepData {
  ticket: string;
  /** What the person has set up. */
  methods: readonly ('totp' | 'passkey' | 'recovery-code')[];
}

interface SecondStepProps {
  step: SecondStepData;
  calls: LoginCalls;
  onStartAgain: () => void;
  /** Called once logged in. */
  onDone: () => void;
}

/** Asks for a passkey or a code, after the password of a login with a second factor. */
export function SecondStep({ step: { ticket, methods }, calls, onStartAgain, onDone }: SecondStepProps) {
  const hasTotp = methods.includes('totp');

  const finish = useSubmit(({ code }: typeof EMPTY) => calls.byCode({ body: { ticket, code } }), {
    onDone,
    onRefused: (reason) => showToast({ title: FAILED, description: reason, tone: 'error' }),
  });

  return (
    <FormStack initialValues={EMPTY} validationSchema={schema} onSubmit={finish}>
      <h2>One more step</h2>
      {methods.includes('passkey') && <PasskeyButton calls={calls} ticket={ticket} onDone={onDone} />}
      <FormError title={FAILED} />
      <FormTextField
        name="code"
        label={hasTotp ? 'Code' : 'Recovery code'}
        hint={
          hasTotp
            ? 'Six digits from your authenticator app, or one of your recovery codes.'
            : 'One of the codes you saved when you set up your passkey.'
        }
        autoComplete="one-time-code"
      />
      <SubmitButton pendingLabel="Checking...">Log in</SubmitButton>
      <Button variant="quiet" size="small" onClick={onStartAgain}>
        Start again
      </Button>
    </FormStack>
  );
}
