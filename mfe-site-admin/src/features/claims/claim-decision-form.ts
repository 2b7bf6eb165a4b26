import { object, string } from 'yup';
import type { UpdateClaimApiArg } from '../../api/generated';

/** The two ways in which a claim can be decided. */
export type ClaimAction = 'approve' | 'reject';

export const REASON_MAX_CHARACTERS = 2000;

/** What a decision about a claim asks for. */
export interface ClaimDecisionValues {
  reason: string;
  /** Which club an unlisted one turned out to be; "" for the listed one of its name, if there is one. */
  club: '' | 'listed' | 'new';
}

export const NO_DECISION: ClaimDecisionValues = { reason: '', club: '' };

/** A rejection needs a reason, which the claimant reads. */
export const rejectionSchema = object({
  reason: string()
    .trim()
    .max(REASON_MAX_CHARACTERS, 'The reason must be at most 2,000 characters')
    .required('Please give a reason for the rejection'),
});

/** The decision as the api takes it. */
export function claimDecision(
  action: ClaimAction,
  { reason, club }: ClaimDecisionValues,
): UpdateClaimApiArg['body'] {
  if (action === 'reject') return { status: 'rejected', rejectionReason: reason.trim() };
  return { status: 'approved', ...(club === '' ? {} : { club }) };
}
