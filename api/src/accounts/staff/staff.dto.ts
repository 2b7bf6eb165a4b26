import { MAX_STAFF_NAME_LENGTH, STAFF_ROLES, STAFF_STATES } from '@club-reviews/domain/staff-roles';
import type { StaffRole, StaffState } from '@club-reviews/domain/staff-roles';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { LoginResponse } from '../../platform/auth/session.js';
import { givenPassword, newPassword } from '../../platform/http/password-fields.js';
import { emailField, lineField, loginEmailField } from '../../platform/http/text-fields.js';

/** The message for a wrong address or password, whichever it was. */
export const WRONG_LOGIN = 'Invalid email or password';

const role = z.enum(STAFF_ROLES, { error: 'Please choose a role' });
const name = lineField({ name: 'Your name', max: MAX_STAFF_NAME_LENGTH, missing: 'Please enter your name' });
const token = z.string({ error: 'token must be a text' }).trim();
const emailMissing = 'Please enter your email address';

/** Who is invited, and in which role. */
export const staffInvitation = z.object({ email: emailField(), role });

/** A member of staff's new role. */
export const staffRoleChange = z.object({ role });

/** Whether the site password still lets anyone in. */
export const sitePasswordLock = z.object({
  isLocked: z.boolean({ error: 'isLocked must be true or false' }),
});

/** The token of a mailed link. */
export const linkToken = z.object({ token });

/** An invited person's answer. */
export const acceptedInvitation = z.object({ token, name, password: newPassword });

/** A new password with a mailed link. */
export const staffPasswordByLink = z.object({ token, password: newPassword });

/** Where to send a link for a new password. */
export const forgottenStaffPassword = z.object({ email: emailField() });

/** What a member of staff logs in with. */
export const staffLogin = z.object({
  email: loginEmailField(emailMissing, WRONG_LOGIN),
  password: givenPassword('Please enter your password'),
});

/** What a member of staff changes about themselves. */
export const ownProfile = z.object({ name });

const onOrOff = (name: string) => z.boolean({ error: `${name} must be true or false` });

/** Which mails a member of staff gets. */
export const ownMails = z.object({ safety: onOrOff('safety'), summary: onOrOff('summary') });

/** A new password to replace the current one. */
export const ownPassword = z.object({
  currentPassword: givenPassword('Please enter your current password'),
  newPassword,
});

export type StaffInvitation = z.output<typeof staffInvitation>;
export type StaffRoleChange = z.output<typeof staffRoleChange>;
export type SitePasswordLock = z.output<typeof sitePasswordLock>;
export type LinkToken = z.output<typeof linkToken>;
export type AcceptedInvitation = z.output<typeof acceptedInvitation>;
export type StaffPasswordByLink = z.output<typeof staffPasswordByLink>;
export type ForgottenStaffPassword = z.output<typeof forgottenStaffPassword>;
export type StaffLogin = z.output<typeof staffLogin>;
export type OwnProfile = z.output<typeof ownProfile>;
export type OwnMails = z.output<typeof ownMails>;
export type OwnPassword = z.output<typeof ownPassword>;

/** Someone who works in the site administration, or is invited to. */
export class StaffMemberEntry {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ type: String, nullable: true, description: 'Null until the invitation is accepted' })
  name!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Null once their access has ended' })
  email!: string | null;

  @ApiProperty({ enum: STAFF_ROLES })
  role!: StaffRole;

  @ApiProperty({ enum: STAFF_STATES })
  state!: StaffState;

  @ApiProperty()
  hasSecondFactor!: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when the invitation works; null once it is accepted',
  })
  invitedUntil!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastLoginAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedAt!: string | null;
}

/** Whether the site password lets people in. */
export class SitePasswordState {
  @ApiProperty()
  isLocked!: boolean;

  @ApiProperty({
    description: 'Whether the caller may lock it: an owner who logs in with a login of their own',
  })
  mayLock!: boolean;
}

/** What an invitation is for. */
export class InvitationPreview {
  @ApiProperty({ type: String, nullable: true })
  email!: string | null;

  @ApiProperty({ enum: STAFF_ROLES })
  role!: StaffRole;
}

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

/** The response to a right address and password: logged in, or half way there. */
export class StaffLoginResponse {
  @ApiProperty({ type: LoginResponse, nullable: true, description: 'Null while a second factor is needed' })
  session!: LoginResponse | null;

  @ApiProperty({ type: SecondStep, nullable: true, description: 'Null once logged in' })
  secondStep!: SecondStep | null;
}
