import { MAX_CLUB_TEXT_LENGTH } from '@club-reviews/domain/club-profile';
import { z } from 'zod';
import { textField } from '../../../platform/http/text-fields.js';

/** A club's public reply to a review. */
export const replyBody = z.object({
  responseText: textField({
    name: 'Your response',
    max: MAX_CLUB_TEXT_LENGTH,
    missing: 'Please write a response',
  }),
});

export type ReplyBody = z.output<typeof replyBody>;
