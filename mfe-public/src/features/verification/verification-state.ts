import { isApiError } from '@club-reviews/shared-ui/platform';

/** What the page says about the link that was pressed. */
export type VerificationState =
  'missing' | 'confirming' | 'confirmed' | 'already-confirmed' | 'unknown' | 'expired' | 'failed';

interface Outcome {
  token: string | null;
  data?: { status: 'verified' | 'already-verified' };
  error?: unknown;
}

/** Reads the state from how far the call has come. A token that the server cannot even read is an unknown one. */
export function verificationState({ token, data, error }: Outcome): VerificationState {
  if (token === null) return 'missing';
  if (data !== undefined) return data.status === 'verified' ? 'confirmed' : 'already-confirmed';
  if (error === undefined) return 'confirming';
  const status = isApiError(error) ? error.status : undefined;
  if (status === 410) return 'expired';
  return status === 404 || status === 400 ? 'unknown' : 'failed';
}
