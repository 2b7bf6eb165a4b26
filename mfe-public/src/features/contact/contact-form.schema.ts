import { object, string } from 'yup';
import { SUBJECT_MAX_CHARACTERS } from '../../lib/contact-link';

/** What a visitor writes to the support. */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The words shown beside a field that is not filled in as needed. */
const CONTACT_MESSAGES = {
  name: 'Please enter your name',
  nameTooLong: 'Your name must be at most 160 characters',
  email: 'Please enter a valid email address',
  subject: 'Please enter a subject',
  subjectTooLong: `The subject must be at most ${SUBJECT_MAX_CHARACTERS} characters`,
  message: 'Please write at least 10 characters',
  messageTooLong: 'Please write at most 1,500 characters',
};

export const MESSAGE_MIN_CHARACTERS = 10;
/** Longer ones would not fit into the address that opens a mail program. */
export const MESSAGE_MAX_CHARACTERS = 1500;

/** Yup accepts `sam@localhost`, as HTML does; no answer would arrive there. */
const DOTTED_DOMAIN = /@.+\.[^.]{2,}$/;

/** The rules of a message before it becomes an e-mail. */
export const contactFormSchema = object({
  name: string().trim().max(160, CONTACT_MESSAGES.nameTooLong).required(CONTACT_MESSAGES.name),
  email: string()
    .trim()
    .max(254, CONTACT_MESSAGES.email)
    .email(CONTACT_MESSAGES.email)
    .matches(DOTTED_DOMAIN, CONTACT_MESSAGES.email)
    .required(CONTACT_MESSAGES.email),
  subject: string()
    .trim()
    .max(SUBJECT_MAX_CHARACTERS, CONTACT_MESSAGES.subjectTooLong)
    .required(CONTACT_MESSAGES.subject),
  message: string()
    .trim()
    .min(MESSAGE_MIN_CHARACTERS, CONTACT_MESSAGES.message)
    .max(MESSAGE_MAX_CHARACTERS, CONTACT_MESSAGES.messageTooLong)
    .required(CONTACT_MESSAGES.message),
});
