import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './npm.mjs';

const FORM = JSON.parse(readFileSync(join(ROOT, 'api/test/support/review-form.json'), 'utf8'));

/** What the review form sends, as in the api's tests, with the given changes. */
export function reviewForm(clubId, changes = {}) {
  return { clubId, ...FORM, ...changes };
}
