import { MAX_REASON_LENGTH, REASON_MESSAGES } from '@club-reviews/domain/decision-reasons';
import { z } from 'zod';
import { rowIdField } from '../../platform/http/row-id.js';
import { textField } from '../../platform/http/text-fields.js';
import { ApiProperty } from '@nestjs/swagger';
import { ClubAdminIdentity } from '../club-admins/account.dto.js';

/** Why a moderator takes something away from a club: kept in the audit log, and mailed to those it concerns. */
export const mailedReasonBody = z.object({
  reason: textField({ name: 'The reason', max: MAX_REASON_LENGTH, missing: REASON_MESSAGES.mailed }).meta({
    description: 'Kept in the audit log, and read by whom it concerns in an email',
  }),
});

export type MailedReasonBody = z.output<typeof mailedReasonBody>;

/** Why a login ends, and whether completely. */
export const endedLoginBody = mailedReasonBody.extend({
  clubId: rowIdField('clubId must be the id of a club').nullish().meta({
    description:
      'The one club that the person stops managing; the login ends with their last club, and at once when none is named',
  }),
});

export type EndedLoginBody = z.output<typeof endedLoginBody>;

/** The login of a person who manages a club's page, as the site's administrator sees it. */
export class ClubLogin extends ClubAdminIdentity {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ type: 'integer', description: 'How many clubs they manage with it' })
  clubCount!: number;

  @ApiProperty({ description: 'Whether they log in with more than a password' })
  hasSecondFactor!: boolean;
}
