/** Why a browser hasn't created or used a passkey, in words. */
export function passkeyProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'This device already has a passkey for this login.';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'It was cancelled, or took too long. Please try again.';
  if (name === 'SecurityError') return 'Passkeys don’t work at this site’s address.';
  return 'This browser couldn’t use a passkey.';
}
