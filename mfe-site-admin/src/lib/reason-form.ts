import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { MAX_REASON_LENGTH, REASON_MESSAGES } from '@club-reviews/domain/decision-reasons';
import { object, string } from 'yup';

/** A moderator's reason for a decision. */
export interface ReasonValues {
  reason: string;
}

export const NO_REASON: ReasonValues = { reason: '' };

const reason = string().trim().max(MAX_REASON_LENGTH, tooLongMessage('The reason', MAX_REASON_LENGTH));

/** For decisions whose reason is only kept on record. */
export const recordedReasonSchema = object({ reason });

/** For decisions whose reason is emailed to someone. */
export const mailedReasonSchema = object({ reason: reason.required(REASON_MESSAGES.mailed) });

/** The body of a decision, without the reason if that's empty. */
export function reasonBody({ reason: words }: ReasonValues): { reason?: string } {
  const text = words.trim();
  return text === '' ? {} : { reason: text };
}
