import { pageCall } from '../../api/reading-calls';
import { fixedDescription } from '../../head/fixed-description';

/** What the site offers to clubs. */
export const description = fixedDescription(
  {
    title: 'For Clubs',
    description:
      'Claim your youth football club’s page free of charge: describe the club, reply to parents’ reviews and see what families value.',
    canonicalPath: '/for-clubs',
  },
  [pageCall('getStats', undefined)],
);
