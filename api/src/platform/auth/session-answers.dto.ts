import { ApiProperty } from '@nestjs/swagger';
import type { Role } from './roles.js';
import { ROLES } from './roles.js';

/** The answer to a right password. */
export class LoginAnswer {
  @ApiProperty({ description: 'Goes into the header Authorization: Bearer {token}' })
  token!: string;

  @ApiProperty({ format: 'date-time', description: 'When the token stops being valid' })
  expiresAt!: string;
}

/** What a valid token stands for. */
export class SessionAnswer {
  @ApiProperty({ enum: ROLES })
  role!: Role;

  @ApiProperty({ format: 'date-time' })
  expiresAt!: string;
}
