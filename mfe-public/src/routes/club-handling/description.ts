import { pageCall } from '../../api/reading-calls';
import { describeAboutOneClub } from '../../head/about-one-club';
import { handlingPath } from '../../lib/handling-path';

/** How one club's reviews were handled. */
export const description = describeAboutOneClub({
  title: 'How Reviews Were Handled',
  toTitle: ({ name }) => `How Reviews of ${name} Were Handled`,
  description: 'How many reviews of a club were published, held, removed and reported, by stars.',
  toPath: handlingPath,
  toCalls: (idOrSlug) => [pageCall('getClub', { idOrSlug }), pageCall('getClubReviewHandling', { idOrSlug })],
});
