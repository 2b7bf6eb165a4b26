import { ApiProperty } from '@nestjs/swagger';

/** The login of a person who manages a club's page, as the site's administrator sees it. */
export class ClubLogin {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null when it was encrypted with a DATA_KEY of the past',
  })
  email!: string | null;
}
