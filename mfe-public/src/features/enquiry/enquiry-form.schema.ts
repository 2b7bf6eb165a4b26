import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { ENQUIRY_TEXTS } from '@club-reviews/domain/enquiries';
import { object, string } from 'yup';
import { emailSchema } from '../../lib/email-schema';

/** What the form holds. */
export interface EnquiryValues {
  /** Of the team that it's about; empty: none. */
  ageGroup: string;
  message: string;
  email: string;
  /** Hidden from people: only a program fills it in, and the server drops what it sends. */
  website: string;
}

const { name, min, max, missing } = ENQUIRY_TEXTS.message;

/** The rules of a question before it is sent; the server applies them again. */
export const enquirySchema = object({
  message: string().trim().max(max, tooLongMessage(name, max)).min(min, missing).required(missing),
  email: emailSchema,
});
