import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { SAVED_SEARCH_MESSAGES, SAVED_SEARCH_PLACE_LENGTH } from '@club-reviews/domain/saved-searches';
import { object, string } from 'yup';
import { emailSchema } from '../../lib/email-schema';

/** The form's values. */
export interface SavedSearchValues {
  /** A postcode or a town. */
  place: string;
  email: string;
  /** Hidden from people: only bots fill it in, and the server drops what they send. */
  website: string;
}

/** The rules for a saved search before it's sent; the server applies them again, and knows which places exist. */
export const savedSearchSchema = object({
  place: string()
    .trim()
    .max(SAVED_SEARCH_PLACE_LENGTH, tooLongMessage('The place', SAVED_SEARCH_PLACE_LENGTH))
    .required(SAVED_SEARCH_MESSAGES.place),
  email: emailSchema,
});
