import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { MAX_REJECTION_LENGTH, REASON_MESSAGES } from '@club-reviews/domain/decision-reasons';
import { object, string } from 'yup';

/** A rejection needs a reason. */
export const rejectionSchema = object({
  reason: string()
    .trim()
    .max(MAX_REJECTION_LENGTH, tooLongMessage('The reason', MAX_REJECTION_LENGTH))
    .required(REASON_MESSAGES.rejection),
});
