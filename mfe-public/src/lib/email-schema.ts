import { INVALID_EMAIL, MAX_EMAIL_LENGTH } from '@club-reviews/domain/contact-details';
import { emailAddress } from '@club-reviews/domain/email-address';
import { string } from 'yup';

/** Yup accepts `sam@localhost`, as HTML does, but no email would arrive there. */
const DOTTED_DOMAIN = /@.+\.[^.]{2,}$/;

/** The rules for a form's email address. */
export const emailSchema = string()
  .transform((text?: string) => text && emailAddress(text))
  .max(MAX_EMAIL_LENGTH, INVALID_EMAIL)
  .email(INVALID_EMAIL)
  .matches(DOTTED_DOMAIN, INVALID_EMAIL)
  .required(INVALID_EMAIL);
