import { object, string } from 'yup';

export const REASON_MAX_CHARACTERS = 500;

/** What a moderator may add to a decision. */
export interface ReasonValues {
  reason: string;
}

export const NO_REASON: ReasonValues = { reason: '' };

export const reasonSchema = object({
  reason: string()
    .trim()
    .max(REASON_MAX_CHARACTERS, `Please write at most ${REASON_MAX_CHARACTERS} characters`),
});

/** The body of a decision: nothing is sent in place of an empty reason. */
export function reasonBody({ reason }: ReasonValues): { reason?: string } {
  const text = reason.trim();
  return text === '' ? {} : { reason: text };
}
