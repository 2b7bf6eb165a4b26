import { INVALID_WEBSITE, MAX_WEBSITE_LENGTH, tooLongMessage } from '@club-reviews/domain/contact-details';
import { websiteAddress } from '@club-reviews/shared-ui/formatting';
import { string } from 'yup';
import type { StringSchema } from 'yup';

/** A text with a maximum length. */
export function limited({ name, max }: { name: string; max: number }): StringSchema {
  return string().trim().max(max, tooLongMessage(name, max));
}

/** A website's address, or nothing. */
export const websiteSchema = string()
  .trim()
  .max(MAX_WEBSITE_LENGTH, INVALID_WEBSITE)
  .test('web address', INVALID_WEBSITE, (text = '') => text === '' || websiteAddress(text) !== null);
