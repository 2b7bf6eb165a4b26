import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { SAVED_SEARCH_MESSAGES, SAVED_SEARCH_PLACE_LENGTH } from '@club-reviews/domain/saved-searches';
import { object, string } from 'yup';
import { emailSchema } from '../../lib/email-schema';

/** What the form holds. */
export interface SavedSearchValues {
  /** A postcode or a town. */
  place: string;
  email: string;
  /** Hidden from people: only a program fills it in, and the server drops what it sends. */
  website: string;
}

/** The rules of a saved search before it is sent; the server applies them again, and knows which places there are. */
export const savedSearchSchema = object({
  place: string()
    .trim()
    .max(SAVED_SEARCH_PLACE_LENGTH, tooLongMessage('The place', SAVED_SEARCH_PLACE_LENGTH))
    .required(SAVED_SEARCH_MESSAGES.place),
  email: emailSchema,
});
