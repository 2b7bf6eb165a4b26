import { MAX_CLUB_TEXT_LENGTH } from '@club-reviews/domain/club-profile';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { object, string } from 'yup';

/** The values of the reply's editor. */
export interface ReplyValues {
  responseText: string;
}

export const EMPTY_REPLY: ReplyValues = { responseText: '' };
/** A reply needs words; the server applies the same rules. */
export const replySchema = object({
  responseText: string()
    .trim()
    .max(MAX_CLUB_TEXT_LENGTH, tooLongMessage('Your response', MAX_CLUB_TEXT_LENGTH))
    .required('Please write a response'),
});
