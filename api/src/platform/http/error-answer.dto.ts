import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** Every answer that is not a success has this shape. */
export class ErrorAnswer {
  @ApiProperty({ type: 'integer', example: 404 })
  statusCode!: number;

  @ApiProperty({ description: 'What went wrong, fit to be shown' })
  message!: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'Message by field, when particular fields of the request are to blame',
    example: { authorEmail: 'Please enter a valid email address' },
  })
  fields?: Readonly<Record<string, string>>;

  @ApiProperty({ description: 'The name of the status', example: 'Not Found' })
  error!: string;
}
