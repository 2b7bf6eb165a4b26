import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LoginAnswer, SessionAnswer } from '../../../platform/auth/session.js';

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

/** A club that somebody manages. */
export class ManagedClubSummary {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({ description: 'Address of its page, /clubs/{slug}' })
  slug!: string;
}

/** A club's administrator is logged in. */
export class ClubAdminLoginAnswer extends LoginAnswer {
  @ApiProperty()
  admin!: ClubAdminIdentity;
}

/** What a club administrator's token stands for. */
export class ClubAdminSessionAnswer extends SessionAnswer {
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
    description: 'Where the mail can be read; only while mails are not sent, and never in production',
    example: '/dev/mailbox',
  })
  mailbox?: string;
}
