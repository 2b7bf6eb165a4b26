import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { BeginStaffPasskeyLoginApiResponse, ProveOwnPasskeyApiArg } from '../api/generated';

type Call<Data> = Promise<{ data?: Data | undefined; error?: unknown }>;

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
 * Creates or uses a passkey.
 * @param begin the call that returns the server's challenge
 * @param meetChallenge the browser's part, from `@simplewebauthn/browser`
 * @param finish the call that sends the browser's response
 * @returns the result of `finish`; the error of the first step that failed otherwise, in the form of the api's
 */
export async function withPasskey<Result>(
  begin: Call<BeginStaffPasskeyLoginApiResponse>,
  meetChallenge: typeof startAuthentication | typeof startRegistration,
  finish: (body: ProveOwnPasskeyApiArg['body']) => Call<Result>,
): Call<Result> {
  const { data: challenge, error } = await begin;
  if (challenge === undefined) return { error };
  try {
    const response = await meetChallenge({ optionsJSON: challenge.options as never });
    return await finish({ ticket: challenge.ticket, response: { ...response } });
  } catch (refusal) {
    return { error: { status: 400, serverMessage: passkeyProblem(refusal), fields: {} } };
  }
}
