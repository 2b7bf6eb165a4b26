import { z } from 'zod';
import { textField } from '../../platform/http/text-fields.js';

/** Why a moderator takes something away from a club: kept in the audit log, and mailed to whom it concerns. */
export const mailedReasonBody = z.object({
  reason: textField({ name: 'The reason', max: 1000, missing: 'Please give a reason' }).meta({
    description: 'Kept in the audit log, and read by whom it concerns in an email',
  }),
});

export type MailedReasonBody = z.output<typeof mailedReasonBody>;
