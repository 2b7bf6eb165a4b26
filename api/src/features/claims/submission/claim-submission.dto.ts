import { ApiProperty } from '@nestjs/swagger';

/** A claim was taken in. */
export class SubmittedClaim {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ example: "We'll review your submission and contact you within 2-3 business days." })
  message!: string;
}
