import { ApiProperty } from '@nestjs/swagger';

/** A review's reply as it is public now. */
export class ReviewReply {
  @ApiProperty({ type: 'integer', description: 'Of the review' })
  id!: number;

  @ApiProperty()
  responseText!: string;

  @ApiProperty({ format: 'date-time' })
  respondedAt!: string;
}
