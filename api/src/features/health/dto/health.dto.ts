import { ApiProperty } from '@nestjs/swagger';

/** The answer of a working api. */
export class Health {
  @ApiProperty({ enum: ['ok'] })
  status!: 'ok';
}
