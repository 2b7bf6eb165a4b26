import { flag, searchParams, textOrNull } from '@club-reviews/shared-ui/search-params';

/** The settings in the address of the list of reported reviews. */
export const { read: readReportListParams, query: reportListQuery } = searchParams({
  /** Decided reports instead of waiting ones. */
  isDecided: flag('state', 'decided'),
  cursor: textOrNull,
});
