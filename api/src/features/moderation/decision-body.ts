import { z } from 'zod';

const MAX_REASON_LENGTH = 1000;
const error = `reason must be a text of at most ${MAX_REASON_LENGTH} characters`;

/** Why a moderator decides as they do; kept in the audit log. */
export const decisionBody = z.object({
  reason: z
    .string({ error })
    .max(MAX_REASON_LENGTH, { error })
    .transform((text) => storable(text).trim() || undefined)
    .optional()
    .meta({ description: 'Kept in the history of the review' }),
});

export type DecisionBody = z.output<typeof decisionBody>;

/** Without what not every database stores: half surrogate pairs and NUL. */
function storable(text: string): string {
  return Buffer.from(text.replaceAll('\0', '')).toString('utf8');
}
