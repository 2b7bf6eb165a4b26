import { Button } from '@club-reviews/shared-ui';
import { apiErrorMessage, showToast, useRemoteContext } from '@club-reviews/shared-ui/platform';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { LoginCalls } from './account-calls';
import { arePasskeysPossible, withPasskey } from './with-passkey';

interface PasskeyButtonProps {
  calls: LoginCalls;
  /** For a login that started with a password; without one, the passkey is enough. */
  ticket?: string;
  /** Called once logged in. */
  onDone: () => void;
}

/** Logs in with a passkey. Empty where browsers can't use any. */
export function PasskeyButton({ calls, ticket, onDone }: PasskeyButtonProps) {
  const { origin } = useRemoteContext();
  const [isPending, setIsPending] = useState(false);
  if (!arePasskeysPossible(origin)) return null;

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
