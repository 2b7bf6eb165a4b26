import { z } from 'zod';
import { cursorQuery } from '../../platform/http/cursors.js';
import { oneOfWords, shortText } from '../../platform/http/query-schema.js';
import { CLAIM_STATUSES } from './claim.entity.js';

/** Which claims are looked at. */
export const adminClaimsQuery = z.object({
  search: shortText(200, 'Contained in the name of the club or of the contact, in any case'),
  status: oneOfWords(CLAIM_STATUSES, 'Only claims in this state').optional(),
  ...cursorQuery(1000, 1000),
});

export type AdminClaimsQuery = z.output<typeof adminClaimsQuery>;
