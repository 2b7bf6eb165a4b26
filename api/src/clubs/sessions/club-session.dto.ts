import type { TeamCategory } from '@club-reviews/domain/club-facts';
import { TEAM_CATEGORIES } from '@club-reviews/domain/club-facts';
import type { SessionKind, SessionState } from '@club-reviews/domain/club-sessions';
import { SESSION_KINDS, SESSION_STATES } from '@club-reviews/domain/club-sessions';
import { ApiProperty } from '@nestjs/swagger';
import { TEXT_OR_NULL } from '../../platform/http/api-fields.js';

const AGE = { type: 'integer', nullable: true } as const;

/** A session that children can come and try, with its next dates; dates and times are London's. */
export class SessionToTry {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ enum: SESSION_KINDS })
  kind!: SessionKind;

  @ApiProperty(TEXT_OR_NULL)
  title!: string | null;

  @ApiProperty({ example: '2026-12-12' })
  startsOn!: string;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Every week up to this date; null if it’s once' })
  weeklyUntil!: string | null;

  @ApiProperty({ example: '10:00' })
  startTime!: string;

  @ApiProperty({ example: '11:00' })
  endTime!: string;

  @ApiProperty(AGE)
  ageFrom!: number | null;

  @ApiProperty(AGE)
  ageTo!: number | null;

  @ApiProperty({ enum: TEAM_CATEGORIES })
  category!: TeamCategory;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Null: at the club’s ground' })
  place!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  postcode!: string | null;

  @ApiProperty({ type: 'integer', description: '0 is free' })
  costPence!: number;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'What to bring' })
  bring!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'How to join' })
  joining!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Where to book' })
  link!: string | null;

  @ApiProperty({ enum: SESSION_STATES })
  state!: SessionState;

  @ApiProperty({ type: [String], description: 'Dates of a weekly session that are called off' })
  calledOff!: string[];

  @ApiProperty({ type: [String], description: 'The next dates on which it isn’t over yet, up to four' })
  dates!: string[];
}

/** What a club's card says of its next session. */
export class NextSession {
  @ApiProperty({ enum: SESSION_KINDS })
  kind!: SessionKind;

  @ApiProperty({ type: 'integer', description: '0 is free' })
  costPence!: number;

  @ApiProperty({ example: '10:00' })
  startTime!: string;

  @ApiProperty({ example: '2026-12-12' })
  date!: string;
}
