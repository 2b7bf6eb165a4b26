import { MAX_EMAIL_LENGTH } from '@club-reviews/domain/contact-details';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, PASSWORD_TOO_SHORT } from '@club-reviews/domain/passwords';
import { z } from 'zod';
import { emailField } from '../../../platform/http/text-fields.js';

const MESSAGES = {
  email: 'Please enter your email address',
  password: 'Please enter your password',
  currentPassword: 'Please enter your current password',
  tooLong: `Password must be at most ${MAX_PASSWORD_LENGTH} characters`,
  wrong: 'Invalid email or password',
  token: 'token must be a text',
};

/** A password as it is compared: however a keyboard composes its letters. */
const givenPassword = (error: string) =>
  z
    .string({ error })
    .min(1, { error })
    .max(MAX_PASSWORD_LENGTH, { error: MESSAGES.tooLong })
    .transform((text) => text.normalize('NFC'));

const newPassword = z
  .string({ error: PASSWORD_TOO_SHORT })
  .min(MIN_PASSWORD_LENGTH, { error: PASSWORD_TOO_SHORT })
  .max(MAX_PASSWORD_LENGTH, { error: MESSAGES.tooLong })
  .transform((text) => text.normalize('NFC'));

/** What a club's administrator logs in with. */
export const clubAdminLogin = z.object({
  email: z
    .string({ error: MESSAGES.email })
    .trim()
    .min(1, { error: MESSAGES.email })
    .max(MAX_EMAIL_LENGTH, { error: MESSAGES.wrong }),
  password: givenPassword(MESSAGES.password),
});

/** A password for the account that a mailed link belongs to. */
export const passwordByLink = z.object({
  token: z.string({ error: MESSAGES.token }).trim(),
  password: newPassword,
});

/** Where a link for a new password goes. */
export const forgottenPassword = z.object({ email: emailField() });

/** A new password in the place of the present one. */
export const passwordChange = z.object({
  currentPassword: givenPassword(MESSAGES.currentPassword),
  newPassword,
});

export type ClubAdminLogin = z.output<typeof clubAdminLogin>;
export type PasswordByLink = z.output<typeof passwordByLink>;
export type ForgottenPassword = z.output<typeof forgottenPassword>;
export type PasswordChange = z.output<typeof passwordChange>;
