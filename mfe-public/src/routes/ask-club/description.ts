import { clubPageArgument, pageCall } from '../../api/reading-calls';
import { describeAboutOneClub } from '../../head/about-one-club';
import { askPath } from '../../lib/ask-link';

/** Where a parent asks one club about a place. */
export const description = describeAboutOneClub({
  title: 'Ask About a Place',
  toTitle: ({ name }) => `Ask ${name} About a Place`,
  description: 'Ask a youth football club about a place, without showing your email address.',
  toPath: (slug) => askPath(slug),
  toCalls: (idOrSlug) => [pageCall('getClub', clubPageArgument(idOrSlug))],
});
