import { removalReason } from '@club-reviews/domain/removal-reasons';
import type { HandledReviews } from '../../api/types';

/** One line of the table: what is counted, and how to read it off. */
export interface HandlingRow {
  name: string;
  read: (handled: HandledReviews) => number;
}

/** Lines under one heading. */
export interface HandlingGroup {
  name: string;
  rows: readonly HandlingRow[];
}

type Reports = 'clubReports' | 'publicReports';

const toReports = (name: string, reports: Reports): HandlingGroup => ({
  name,
  rows: [
    { name: 'Received', read: (handled) => handled[reports].received },
    { name: 'We removed the review', read: (handled) => handled[reports].removed },
    { name: 'The review stayed', read: (handled) => handled[reports].stands },
    { name: 'The review had already gone', read: (handled) => handled[reports].gone },
    {
      name: 'Not decided yet',
      read: ({ [reports]: { received, removed, stands, gone } }) => received - removed - stands - gone,
    },
  ],
});

/** Everything that's counted, in the order of a review's life; only the reasons that came up. */
export function getHandlingGroups({ removals }: HandledReviews): HandlingGroup[] {
  return [
    {
      name: 'Reviews',
      rows: [
        { name: 'Confirmed', read: ({ confirmed }) => confirmed },
        { name: 'Held for a moderator', read: ({ held }) => held },
        { name: 'Published', read: ({ published }) => published },
        { name: 'Removed', read: ({ removed }) => removed },
        ...removals.map(({ reason }) => ({
          name: `– ${removalReason(reason)?.label ?? 'No reason recorded'}`,
          read: (handled: HandledReviews) =>
            handled.removals.find((removal) => removal.reason === reason)?.count ?? 0,
        })),
        { name: 'Put back', read: ({ restored }) => restored },
      ],
    },
    toReports('Reports by clubs', 'clubReports'),
    toReports('Reports by others', 'publicReports'),
  ];
}
