import { ApiProperty } from '@nestjs/swagger';
import type { AuditActor } from '../../../platform/audit/audit-entry.entity.js';

const ACTORS: AuditActor[] = ['reviewer', 'site-admin', 'club-admin', 'system'];

/** One change of a review's state. */
export class HistoryEntry {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ enum: ACTORS, description: 'Who did it' })
  actor!: AuditActor;

  @ApiProperty({ description: 'What was done', example: 'approved' })
  action!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null when there was no review before' })
  fromStatus!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Null when there is no review any more' })
  toStatus!: string | null;

  @ApiProperty({ type: String, nullable: true })
  reason!: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}
