import type { Outcome, PasskeyChallenge, PasskeyResponse } from './account-calls';

/** Whether browsers support passkeys at a site's address: not if its host is an IP number. */
export const arePasskeysPossible = (origin: string) => !/^(\[|[\d.]+$)/.test(new URL(origin).hostname);

/** Why a browser hasn't created or used a passkey, in words. */
function passkeyProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return 'This device already has a passkey for this login.';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'It was cancelled, or took too long. Please try again.';
  if (name === 'SecurityError') return 'Passkeys don’t work at this site’s address.';
  return 'This browser couldn’t use a passkey.';
}

/**
 * Creates or uses a passkey. The library for that is only loaded now.
 * @param begin the call that returns the server's challenge
 * @param ceremony the browser's part
 * @param finish the call that sends the browser's response
 * @returns the result of `finish`; the error of the first step that failed otherwise, in the form of the api's
 */
export async function withPasskey<Result>(
  begin: Outcome<PasskeyChallenge>,
  ceremony: 'startAuthentication' | 'startRegistration',
  finish: (body: PasskeyResponse) => Outcome<Result>,
): Outcome<Result> {
  try {
    // At the same time: browsers may refuse when the press on the button was too long ago.
    const [{ data: challenge, error }, browser] = await Promise.all([
      begin,
      import('@simplewebauthn/browser'),
    ]);
    if (challenge === undefined) return { error };
    const response = await browser[ceremony]({ optionsJSON: challenge.options as never });
    const signed = { ...response, response: { ...response.response } };
    return await finish({ ticket: challenge.ticket, response: signed });
  } catch (refusal) {
    return { error: { status: 400, serverMessage: passkeyProblem(refusal), fields: {} } };
  }
}
