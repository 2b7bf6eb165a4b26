import { oneOf, searchParams, wholeNumber } from '@club-reviews/shared-ui/search-params';

/** The settings in the notices' address. */
export const noticeParams = searchParams({
  /** Which notices are listed. */
  status: oneOf(['open', 'closed'], 'open'),
  page: wholeNumber(1),
  /** The open case; null for the list. */
  notice: wholeNumber(null),
});

export type NoticeParams = typeof noticeParams.defaults;
