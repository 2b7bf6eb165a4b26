import { ApiProperty } from '@nestjs/swagger';
import { ClubAdminIdentity } from '../accounts/account.dto.js';

/** The login of a person who manages a club's page, as the site's administrator sees it. */
export class ClubLogin extends ClubAdminIdentity {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ type: 'integer', description: 'How many clubs they manage with it' })
  clubCount!: number;
}
