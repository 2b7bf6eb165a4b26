import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { MAX_REASON_LENGTH } from '@club-reviews/domain/decision-reasons';
import type { RemovalReasonCode } from '@club-reviews/domain/removal-reasons';
import { REMOVAL_REASON_CODES, REMOVAL_REASONS } from '@club-reviews/domain/removal-reasons';
import { object, string } from 'yup';

/** Why a moderator removes a review; no code until one is chosen. */
export interface RemovalValues {
  reasonCode: RemovalReasonCode | '';
  reason: string;
}

export const NO_REMOVAL: RemovalValues = { reasonCode: '', reason: '' };

/** The public list of reasons, to choose from. */
export const REASON_OPTIONS = REMOVAL_REASON_CODES.map((code) => ({
  value: code,
  label: REMOVAL_REASONS[code].label,
}));

/** A removal needs a reason from the list; a message is optional. */
export const removalSchema = object({
  reasonCode: string().required('Please select a reason'),
  reason: string().trim().max(MAX_REASON_LENGTH, tooLongMessage('The reason', MAX_REASON_LENGTH)),
});

/** The body of a removal, without the message if that's empty. */
export function removalBody({ reasonCode, reason }: RemovalValues) {
  const words = reason.trim();
  return {
    ...(reasonCode === '' ? {} : { reasonCode }),
    ...(words === '' ? {} : { reason: words }),
  };
}
