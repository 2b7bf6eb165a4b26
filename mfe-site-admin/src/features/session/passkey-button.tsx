import { Button } from '@club-reviews/shared-ui';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { startAuthentication } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import {
  useBeginStaffPasskeyLoginMutation,
  useLoginStaffWithPasskeyMutation,
} from '../../api/site-admin-api';
import { withPasskey } from '../../lib/passkey';
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

  async function logIn() {
    setIsPending(true);
    const { error } = await withPasskey(
      begin({ body: ticket === undefined ? {} : { ticket } }),
      startAuthentication,
      (body) => finish({ body }),
    );
    setIsPending(false);
    if (error === undefined) letIn();
    else showToast({ title: 'Login Failed', description: apiErrorMessage(error), tone: 'error' });
  }

  return (
    <Button
      variant="secondary"
      pending={isPending}
      pendingLabel="Waiting for your passkey..."
      onClick={() => void logIn()}
    >
      <KeyRound aria-hidden="true" />
      Use a passkey
    </Button>
  );
}
