import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tools send the same form, which is why it's a file. */
const FORM = JSON.parse(readFileSync(join(import.meta.dirname, 'review-form.json'), 'utf8')) as Record<
  string,
  unknown
>;

/** What the review form sends; anything the test doesn't care about is filled in. */
export function reviewForm(clubId: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { clubId, ...FORM, ...changes };
}
