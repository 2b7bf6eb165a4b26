import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { object, string } from 'yup';
import { MAX_SUBJECT_LENGTH } from '../../lib/contact-link';
import { emailSchema } from '../../lib/email-schema';

/** A visitor's message to the support team. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const MIN_MESSAGE_LENGTH = 10;
/** Longer ones wouldn't fit into a mailto address. */
export const MAX_MESSAGE_LENGTH = 1500;
const MAX_NAME_LENGTH = 160;

/** The errors shown beside invalid fields. */
const MESSAGES = {
  name: 'Please enter your name',
  subject: 'Please enter a subject',
  message: `Please write at least ${MIN_MESSAGE_LENGTH} characters`,
  messageTooLong: `Please write no more than ${MAX_MESSAGE_LENGTH.toLocaleString('en-GB')} characters`,
};

/** The rules for a message before it becomes an email. */
export const contactFormSchema = object({
  name: string()
    .trim()
    .max(MAX_NAME_LENGTH, tooLongMessage('Your name', MAX_NAME_LENGTH))
    .required(MESSAGES.name),
  email: emailSchema,
  subject: string()
    .trim()
    .max(MAX_SUBJECT_LENGTH, tooLongMessage('The subject', MAX_SUBJECT_LENGTH))
    .required(MESSAGES.subject),
  message: string()
    .trim()
    .min(MIN_MESSAGE_LENGTH, MESSAGES.message)
    .max(MAX_MESSAGE_LENGTH, MESSAGES.messageTooLong)
    .required(MESSAGES.message),
});
