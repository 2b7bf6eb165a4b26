import type { StaffMails } from '@club-reviews/domain/staff-mails';
import { STAFF_ROLES } from '@club-reviews/domain/staff-roles';
import type { StaffRole } from '@club-reviews/domain/staff-roles';
import { ApiProperty } from '@nestjs/swagger';

/** One of the caller's passkeys. */
class OwnPasskey {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastUsedAt!: string | null;
}

/** Which mails about the desk the caller gets. */
class OwnMailChoice implements StaffMails {
  @ApiProperty({ description: 'At once, when a child may be at risk' })
  safety!: boolean;

  @ApiProperty({ description: 'Once a day, about everything that waits' })
  summary!: boolean;
}

/** What members of staff see of their own login. */
export class OwnAccount {
  @ApiProperty()
  name!: string;

  @ApiProperty({ type: String, nullable: true })
  email!: string | null;

  @ApiProperty({ enum: STAFF_ROLES })
  role!: StaffRole;

  @ApiProperty({ description: 'Whether the role asks for a second factor' })
  isSecondFactorRequired!: boolean;

  @ApiProperty({ description: 'Whether an authenticator app is set up' })
  hasTotp!: boolean;

  @ApiProperty({ type: [OwnPasskey] })
  passkeys!: OwnPasskey[];

  @ApiProperty({ description: 'False where the site has no host name, as browsers need for passkeys' })
  arePasskeysPossible!: boolean;

  @ApiProperty({ type: 'integer', description: 'How many recovery codes are unused' })
  recoveryCodesLeft!: number;

  @ApiProperty()
  mails!: OwnMailChoice;
}
