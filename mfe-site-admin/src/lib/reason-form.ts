import { object, string } from 'yup';

export const REASON_MAX_CHARACTERS = 500;

/** What a moderator says about a decision. */
export interface ReasonValues {
  reason: string;
}

export const NO_REASON: ReasonValues = { reason: '' };

const reason = string()
  .trim()
  .max(REASON_MAX_CHARACTERS, `Please write at most ${REASON_MAX_CHARACTERS} characters`);

/** For decisions whose reason is for the record alone. */
export const optionalReasonSchema = object({ reason });

/** For decisions whose reason somebody else is told. */
export const neededReasonSchema = object({ reason: reason.required('Please give a reason') });

/** The body of a decision: nothing is sent in place of an empty reason. */
export function reasonBody({ reason: words }: ReasonValues): { reason?: string } {
  const text = words.trim();
  return text === '' ? {} : { reason: text };
}
