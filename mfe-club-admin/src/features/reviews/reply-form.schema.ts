import { MAX_CLUB_TEXT_LENGTH } from '@club-reviews/domain/club-profile';
import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { REPLY_MISSING } from '@club-reviews/domain/review-form';
import { object, string } from 'yup';
import type { InferType } from 'yup';

/** The rules for a reply; the server applies them again. */
export const replySchema = object({
  responseText: string()
    .trim()
    .max(MAX_CLUB_TEXT_LENGTH, tooLongMessage('Your response', MAX_CLUB_TEXT_LENGTH))
    .required(REPLY_MISSING),
});

/** The values of the reply's editor. */
export type ReplyValues = InferType<typeof replySchema>;
