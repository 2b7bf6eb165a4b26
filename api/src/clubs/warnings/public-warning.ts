import type { ClubWarningReason } from '@club-reviews/domain/club-warnings';
import { CLUB_WARNING_REASON_CODES } from '@club-reviews/domain/club-warnings';
import { londonClock } from '@club-reviews/domain/london-clock';
import { ApiProperty } from '@nestjs/swagger';
import type { EntityManager } from 'typeorm';
import { IsNull, MoreThan } from 'typeorm';
import { ClubWarning } from '../../model/clubs/club-warning.entity.js';

/** A warning on a club's page. */
export class PublicWarning {
  @ApiProperty({ enum: CLUB_WARNING_REASON_CODES, enumName: 'ClubWarningReason' })
  reason!: ClubWarningReason;

  @ApiProperty({ description: 'What happened, in our words' })
  text!: string;

  @ApiProperty({ format: 'date-time' })
  since!: string;

  @ApiProperty({ format: 'date', description: 'The last day that it’s shown' })
  endsOn!: string;
}

/** A club's warnings at this moment, the one on its page first: a merge can bring others, which end earlier. */
export function findWarnings(manager: EntityManager, clubId: number, now: Date): Promise<ClubWarning[]> {
  return manager.find(ClubWarning, {
    where: { clubId, endedAt: IsNull(), endsAt: MoreThan(now) },
    order: { endsAt: 'DESC', id: 'DESC' },
  });
}

/** What the page says. */
export function toPublicWarning({ reason, text, createdAt, endsAt }: ClubWarning): PublicWarning {
  const endsOn = londonClock(new Date(endsAt.getTime() - 1)).date;
  return { reason, text, since: createdAt.toISOString(), endsOn };
}
