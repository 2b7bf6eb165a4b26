import { emailAddress } from '@club-reviews/domain/email-address';
import { INVALID_EMAIL, MAX_EMAIL_LENGTH } from '@club-reviews/domain/contact-details';
import { object, string } from 'yup';

/** The fields of the forgotten password form. */
export interface ForgottenPasswordValues {
  email: string;
}

export const forgottenPasswordSchema = object({
  email: string()
    .transform((text?: string) => text && emailAddress(text))
    .max(MAX_EMAIL_LENGTH, INVALID_EMAIL)
    .email(INVALID_EMAIL)
    .required(INVALID_EMAIL),
});
