import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { ENQUIRY_TEXTS } from '@club-reviews/domain/enquiries';
import { object, string } from 'yup';
import { emailSchema } from '../../lib/email-schema';

/** The form's values. */
export interface EnquiryValues {
  /** The id of the team it's about; empty for none. */
  ageGroup: string;
  message: string;
  email: string;
  /** Hidden from people: only bots fill it in, and the server drops what they send. */
  website: string;
}

const { name, min, max, missing } = ENQUIRY_TEXTS.message;

/** The rules for a question before it's sent; the server applies them again. */
export const enquirySchema = object({
  message: string().trim().max(max, tooLongMessage(name, max)).min(min, missing).required(missing),
  email: emailSchema,
});
