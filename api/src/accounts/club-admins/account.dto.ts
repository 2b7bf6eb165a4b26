import { z } from 'zod';
import { givenPassword, newPassword } from '../../platform/http/password-fields.js';
import { emailField, loginEmailField } from '../../platform/http/text-fields.js';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LoginResponse, SessionResponse } from '../../platform/auth/session.js';

const MESSAGES = {
  email: 'Please enter your email address',
  password: 'Please enter your password',
  currentPassword: 'Please enter your current password',
  wrong: 'Invalid email or password',
  token: 'token must be a text',
};

/** What a club's administrator logs in with. */
export const clubAdminLogin = z.object({
  email: loginEmailField(MESSAGES.email, MESSAGES.wrong),
  password: givenPassword(MESSAGES.password),
});

/** A password for the account that a mailed link is for. */
export const passwordByLink = z.object({
  token: z.string({ error: MESSAGES.token }).trim(),
  password: newPassword,
});

/** Where to send a link for a new password. */
export const forgottenPassword = z.object({ email: emailField() });

/** A new password to replace the current one. */
export const passwordChange = z.object({
  currentPassword: givenPassword(MESSAGES.currentPassword),
  newPassword,
});

export type ClubAdminLogin = z.output<typeof clubAdminLogin>;
export type PasswordByLink = z.output<typeof passwordByLink>;
export type ForgottenPassword = z.output<typeof forgottenPassword>;
export type PasswordChange = z.output<typeof passwordChange>;

/** Who is logged in for a club. */
export class ClubAdminIdentity {
  @ApiProperty()
  name!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null when it was encrypted with a DATA_KEY of the past',
  })
  email!: string | null;
}

/** A club that someone manages. */
export class ManagedClubSummary {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({ description: 'Address of its page, /clubs/{slug}' })
  slug!: string;
}

/** A club's administrator is logged in. */
export class ClubAdminLoginResponse extends LoginResponse {
  @ApiProperty()
  admin!: ClubAdminIdentity;
}

/** What a club administrator's token is for. */
export class ClubAdminSessionResponse extends SessionResponse {
  @ApiProperty()
  admin!: ClubAdminIdentity;

  @ApiProperty({
    type: [ManagedClubSummary],
    description: 'The clubs they manage; calls that name none are for the first',
  })
  clubs!: ManagedClubSummary[];
}

/** A link is on its way, if the address has an account. */
export class ResetRequested {
  @ApiProperty()
  message!: string;

  @ApiPropertyOptional({
    description: 'Where the mail can be read; only while mails aren’t sent, and never in production',
    example: '/dev/mailbox',
  })
  mailbox?: string;
}
