import { object, string } from 'yup';

/** What the reply's editor holds. */
export interface ReplyValues {
  responseText: string;
}

export const EMPTY_REPLY: ReplyValues = { responseText: '' };
export const REPLY_MAX_CHARACTERS = 4000;

const MISSING = 'Please write a response';

/** A reply needs words; the server applies the same rules. */
export const replySchema = object({
  responseText: string()
    .trim()
    .max(REPLY_MAX_CHARACTERS, 'Your response must be at most 4,000 characters')
    .required(MISSING),
});
