import {
  CLUB_WARNING_REASON_CODES,
  isWarningEnd,
  WARNING_APPEAL_STATES,
  WARNING_APPEAL_TEXT,
  WARNING_MESSAGES,
  WARNING_TEXT,
} from '@club-reviews/domain/club-warnings';
import type { WarningAppealState } from '@club-reviews/domain/club-warnings';
import { hasEmail } from '@club-reviews/domain/club-sessions';
import { londonClock } from '@club-reviews/domain/london-clock';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { PublicWarning } from '../../clubs/warnings/public-warning.js';
import { textField } from '../../platform/http/text-fields.js';

const { reason, text, email, endsOn, appeal } = WARNING_MESSAGES;

/** A warning as an owner sets it. */
export const warningBody = z.object({
  reason: z.enum(CLUB_WARNING_REASON_CODES, { error: reason }),
  text: textField({
    ...{ name: 'The text', min: WARNING_TEXT.minLength, max: WARNING_TEXT.maxLength, missing: text },
  })
    .refine((value) => !hasEmail(value), { error: email })
    .meta({ description: 'What happened, for everyone to read' }),
  endsOn: z
    .string({ error: endsOn })
    .refine((value) => isWarningEnd(value, londonClock(new Date()).date), { error: endsOn })
    .meta({ description: 'The last day that it’s shown, like "2027-03-31"' }),
});

export type WarningBody = z.output<typeof warningBody>;

/** A club's appeal. */
export const warningAppealBody = z.object({
  text: textField({
    ...{ name: 'The appeal', min: WARNING_APPEAL_TEXT.minLength, max: WARNING_APPEAL_TEXT.maxLength },
    missing: appeal,
  }),
});

export type WarningAppealBody = z.output<typeof warningAppealBody>;

/** A club's appeal against a warning. */
export class WarningAppeal {
  @ApiProperty()
  text!: string;

  @ApiProperty({ enum: WARNING_APPEAL_STATES, enumName: 'WarningAppealState' })
  state!: WarningAppealState;

  @ApiProperty({ type: String, nullable: true, description: 'What the club was told' })
  answer!: string | null;
}

/** A warning as the club and the staff see it. */
export class ClubWarningRecord extends PublicWarning {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ description: 'Whether the club’s page shows it' })
  isShown!: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it came off the page',
  })
  endedAt!: string | null;

  @ApiProperty({ type: WarningAppeal, nullable: true })
  appeal!: WarningAppeal | null;
}

/** The same, with its club. */
export class AppealedWarning extends ClubWarningRecord {
  @ApiProperty()
  clubName!: string;

  @ApiProperty()
  clubSlug!: string;
}
