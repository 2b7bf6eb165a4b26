import { tooLongMessage } from '@club-reviews/domain/contact-details';
import { object, string } from 'yup';
import { SUBJECT_MAX_CHARACTERS } from '../../lib/contact-link';
import { emailSchema } from '../../lib/email-schema';

/** What a visitor writes to the support. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const MESSAGE_MIN_CHARACTERS = 10;
/** Longer ones would not fit into the address that opens a mail program. */
export const MESSAGE_MAX_CHARACTERS = 1500;
const NAME_MAX_CHARACTERS = 160;

/** What is shown beside a field that can't be sent as it is. */
const MESSAGES = {
  name: 'Please enter your name',
  subject: 'Please enter a subject',
  message: `Please write at least ${MESSAGE_MIN_CHARACTERS} characters`,
  messageTooLong: `Please write at most ${MESSAGE_MAX_CHARACTERS.toLocaleString('en-GB')} characters`,
};

/** The rules of a message before it becomes an email. */
export const contactFormSchema = object({
  name: string()
    .trim()
    .max(NAME_MAX_CHARACTERS, tooLongMessage('Your name', NAME_MAX_CHARACTERS))
    .required(MESSAGES.name),
  email: emailSchema,
  subject: string()
    .trim()
    .max(SUBJECT_MAX_CHARACTERS, tooLongMessage('The subject', SUBJECT_MAX_CHARACTERS))
    .required(MESSAGES.subject),
  message: string()
    .trim()
    .min(MESSAGE_MIN_CHARACTERS, MESSAGES.message)
    .max(MESSAGE_MAX_CHARACTERS, MESSAGES.messageTooLong)
    .required(MESSAGES.message),
});
