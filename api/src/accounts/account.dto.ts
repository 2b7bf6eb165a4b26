import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { givenPassword, newPassword } from '../platform/http/password-fields.js';
import { emailField, loginEmailField } from '../platform/http/text-fields.js';
import { MailedResponse, tokenField } from '../platform/mailed-links/mailed-links.dto.js';

/** The message for a wrong address or password, whichever it was. */
export const WRONG_LOGIN = 'Invalid email or password';

/** What someone logs in with. */
export const accountLogin = z.object({
  email: loginEmailField('Please enter your email address', WRONG_LOGIN),
  password: givenPassword('Please enter your password'),
});

/** A password for the account that a mailed link is for. */
export const passwordByLink = z.object({ token: tokenField, password: newPassword });

/** Where to send a link for a new password. */
export const forgottenPassword = z.object({ email: emailField() });

/** A new password to replace the current one. */
export const passwordChange = z.object({
  currentPassword: givenPassword('Please enter your current password'),
  newPassword,
});

export type AccountLogin = z.output<typeof accountLogin>;
export type PasswordByLink = z.output<typeof passwordByLink>;
export type ForgottenPassword = z.output<typeof forgottenPassword>;
export type PasswordChange = z.output<typeof passwordChange>;

/** A link is on its way, if the address has an account. */
export class ResetRequested extends MailedResponse {}

/** How a login can continue after the password. */
export const SECOND_STEPS = ['totp', 'passkey', 'recovery-code'] as const;

/** The password was right; now a second factor is needed. */
export class SecondStep {
  @ApiProperty({ description: 'Shown with the second factor; good for one login and a few minutes' })
  ticket!: string;

  @ApiProperty({ enum: SECOND_STEPS, isArray: true, description: 'What the person has set up' })
  methods!: (typeof SECOND_STEPS)[number][];

  @ApiProperty({ format: 'date-time' })
  expiresAt!: string;
}
