import { Button } from '@club-reviews/shared-ui';
import { apiErrorMessage, showToast } from '@club-reviews/shared-ui/platform';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { LoginCalls } from './account-calls';
import { withPasskey } from './with-passkey';

interface PasskeyButtonProps {
  calls: LoginCalls;
  /** For a login that started with a password; without one, the passkey is enough. */
  ticket?: string;
  /** Called once logged in. */
  onDone: () => void;
}

/** Logs in with a passkey. */
export function PasskeyButton({ calls, ticket, onDone }: PasskeyButtonProps) {
  const [isPending, setIsPending] = useState(false);

  async function logIn() {
    setIsPending(true);
    const { error } = await withPasskey(
      calls.beginPasskey({ body: ticket === undefined ? {} : { ticket } }),
      'startAuthentication',
      (body) => calls.byPasskey({ body }),
    );
    setIsPending(false);
    if (error === undefined) onDone();
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
