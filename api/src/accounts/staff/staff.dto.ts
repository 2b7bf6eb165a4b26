import { MAX_STAFF_NAME_LENGTH, STAFF_ROLES, STAFF_STATES } from '@club-reviews/domain/staff-roles';
import type { StaffRole, StaffState } from '@club-reviews/domain/staff-roles';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { LoginResponse } from '../../platform/auth/session.js';
import { newPassword } from '../../platform/http/password-fields.js';
import { emailField, lineField } from '../../platform/http/text-fields.js';
import { SecondStep } from '../account.dto.js';
import { tokenField as token } from '../../platform/mailed-links/mailed-links.dto.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL } from '../../platform/http/api-fields.js';

const role = z.enum(STAFF_ROLES, { error: 'Please choose a role' });
const name = lineField({ name: 'Your name', max: MAX_STAFF_NAME_LENGTH, missing: 'Please enter your name' });

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

/** What a member of staff changes about themselves. */
export const ownProfile = z.object({ name });

const onOrOff = (name: string) => z.boolean({ error: `${name} must be true or false` });

/** Which mails a member of staff gets. */
export const ownMails = z.object({ safety: onOrOff('safety'), summary: onOrOff('summary') });

export type StaffInvitation = z.output<typeof staffInvitation>;
export type StaffRoleChange = z.output<typeof staffRoleChange>;
export type SitePasswordLock = z.output<typeof sitePasswordLock>;
export type LinkToken = z.output<typeof linkToken>;
export type AcceptedInvitation = z.output<typeof acceptedInvitation>;
export type OwnProfile = z.output<typeof ownProfile>;
export type OwnMails = z.output<typeof ownMails>;

/** Someone who works in the site administration, or is invited to. */
export class StaffMemberEntry {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Null until the invitation is accepted' })
  name!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Null once their access has ended' })
  email!: string | null;

  @ApiProperty({ enum: STAFF_ROLES })
  role!: StaffRole;

  @ApiProperty({ enum: STAFF_STATES })
  state!: StaffState;

  @ApiProperty()
  hasSecondFactor!: boolean;

  @ApiProperty({
    ...MOMENT_OR_NULL,
    description: 'Until when the invitation works; null once it is accepted',
  })
  invitedUntil!: string | null;

  @ApiProperty(MOMENT_OR_NULL)
  lastLoginAt!: string | null;

  @ApiProperty(MOMENT_OR_NULL)
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
  @ApiProperty(TEXT_OR_NULL)
  email!: string | null;

  @ApiProperty({ enum: STAFF_ROLES })
  role!: StaffRole;
}

/** The response to a right address and password: logged in, or half way there. */
export class StaffLoginResponse {
  @ApiProperty({ type: LoginResponse, nullable: true, description: 'Null while a second factor is needed' })
  session!: LoginResponse | null;

  @ApiProperty({ type: SecondStep, nullable: true, description: 'Null once logged in' })
  secondStep!: SecondStep | null;
}
