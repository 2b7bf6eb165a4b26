import { z } from 'zod';
import { readableText } from '../../../platform/text/readable-text.js';

const MAX_REASON_LENGTH = 2000;
const MESSAGES = {
  status: 'status must be approved or rejected',
  reason: 'Please give a reason for the rejection',
  tooLong: `The reason must be at most ${MAX_REASON_LENGTH.toLocaleString('en-GB')} characters`,
  club: 'club must be listed or new',
};

/** What a moderator decides about a claim. */
export const claimDecisionBody = z
  .object({
    status: z.enum(['approved', 'rejected'], { error: MESSAGES.status }),
    rejectionReason: z
      .string({ error: MESSAGES.reason })
      .transform(readableText)
      .pipe(z.string().max(MAX_REASON_LENGTH, { error: MESSAGES.tooLong }))
      .nullish()
      .meta({ description: 'Needed for a rejection; the claimant reads it' }),
    club: z.enum(['listed', 'new'], { error: MESSAGES.club }).nullish().meta({
      description:
        'For an approval of a claim without a chosen club: whether it is for the listed club of that name, or for a new one. Without it, it is for the listed one if there is one.',
    }),
  })
  .refine(({ status, rejectionReason }) => status !== 'rejected' || !!rejectionReason, {
    path: ['rejectionReason'],
    error: MESSAGES.reason,
  });

export type ClaimDecision = z.output<typeof claimDecisionBody>;
