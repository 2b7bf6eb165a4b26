import { ApiProperty } from '@nestjs/swagger';
import { LoginResponse, SessionResponse } from '../../platform/auth/session.js';
import { SecondStep } from '../account.dto.js';
import { TEXT_OR_NULL } from '../../platform/http/api-fields.js';

/** Who is logged in for a club. */
export class ClubAdminIdentity {
  @ApiProperty()
  name!: string;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Null when it was encrypted with a DATA_KEY of the past' })
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

/** The password was right; now a second factor is needed. */
export class ClubAdminSecondStep {
  @ApiProperty({ type: SecondStep })
  secondStep!: SecondStep;
}
