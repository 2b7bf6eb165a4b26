import { ApiProperty } from '@nestjs/swagger';

/** An address that gets no mail for some time, because its server said that it doesn't exist. */
export class SuppressedAddressRow {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ type: String, nullable: true, description: 'Null if it can’t be read' })
  email!: string | null;

  @ApiProperty({ description: 'What the server said, such as 5.1.1' })
  status!: string;

  @ApiProperty({ format: 'date-time' })
  since!: string;

  @ApiProperty({ format: 'date-time' })
  endsAt!: string;
}
