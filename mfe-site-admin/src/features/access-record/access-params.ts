import { searchParams, textOrNull, wholeNumber } from '@club-reviews/shared-ui/search-params';
import type { AccessRecordArg } from '../../api/types';

/** The settings in the address of the access record. */
export const accessParams = searchParams({
  /** The id of a member of staff, or the site password; null for everyone. */
  by: { read: (by) => (by === 'site-password' ? by : wholeNumber(null).read(by)) },
  cursor: textOrNull,
});

/** The filter as the api takes it. */
export function accessFilters({ by }: typeof accessParams.defaults): AccessRecordArg {
  if (by === null) return {};
  return by === 'site-password' ? { by } : { staffId: by };
}
