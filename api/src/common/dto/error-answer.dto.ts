import { ApiProperty } from '@nestjs/swagger';

/** Every answer that is not a success has this shape. */
export class ErrorAnswer {
  @ApiProperty({ type: 'integer', example: 404 })
  statusCode!: number;

  @ApiProperty({ description: 'What went wrong, fit to be shown; for 400 it names the field' })
  message!: string;

  @ApiProperty({ description: 'The name of the status', example: 'Not Found' })
  error!: string;
}
