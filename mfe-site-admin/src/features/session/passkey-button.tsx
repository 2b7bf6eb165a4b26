import { Button } from '@club-reviews/shared-ui';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { startAuthentication } from '@simplewebauthn/browser';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import {
  useBeginStaffPasskeyLoginMutation,
  useLoginStaffWithPasskeyMutation,
} from '../../api/site-admin-api';
import { passkeyProblem } from '../../lib/passkey-problem';
import { useLoggedIn } from './use-logged-in';

interface PasskeyButtonProps {
  /** For a login that started with a password; without one, the passkey is enough. */
  ticket?: string;
}

/** Logs in with a passkey. */
export function PasskeyButton({ ticket }: PasskeyButtonProps) {
  const [begin] = useBeginStaffPasskeyLoginMutation();
  const [finish] = useLoginStaffWithPasskeyMutation();
  const [isPending, setIsPending] = useState(false);
  const letIn = useLoggedIn();

  async function logIn(): Promise<string | null> {
    const begun = await begin({ body: ticket === undefined ? {} : { ticket } });
    if (begun.data === undefined) return apiErrorMessage(begun.error);
    try {
      const options = begun.data.options as unknown as PublicKeyCredentialRequestOptionsJSON;
      const response = await startAuthentication({ optionsJSON: options });
      const { error } = await finish({ body: { ticket: begun.data.ticket, response: { ...response } } });
      return error === undefined ? null : apiErrorMessage(error);
    } catch (error) {
      return passkeyProblem(error);
    }
  }

  return (
    <Button
      variant="secondary"
      pending={isPending}
      pendingLabel="Waiting for your passkey..."
      onClick={() => {
        setIsPending(true);
        void logIn().then((problem) => {
          setIsPending(false);
          if (problem === null) letIn();
          else showToast({ title: 'Login Failed', description: problem, tone: 'error' });
        });
      }}
    >
      <KeyRound aria-hidden="true" />
      Use a passkey
    </Button>
  );
}
