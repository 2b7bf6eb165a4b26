import type { StaffMails } from '@club-reviews/domain/staff-mails';
import { STAFF_ROLES } from '@club-reviews/domain/staff-roles';
import type { StaffRole } from '@club-reviews/domain/staff-roles';
import { ApiProperty } from '@nestjs/swagger';
import { SecondFactorState } from '../../second-factor/second-factor.dto.js';

/** Which mails about the queue the caller gets. */
class OwnMailChoice implements StaffMails {
  @ApiProperty({ description: 'At once, when a child may be at risk' })
  safety!: boolean;

  @ApiProperty({ description: 'Once a day, about everything that waits' })
  summary!: boolean;
}

/** What members of staff see of their own login. */
export class OwnAccount extends SecondFactorState {
  @ApiProperty()
  name!: string;

  @ApiProperty({ type: String, nullable: true })
  email!: string | null;

  @ApiProperty({ enum: STAFF_ROLES })
  role!: StaffRole;

  @ApiProperty()
  mails!: OwnMailChoice;
}
