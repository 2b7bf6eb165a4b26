import { clubPageArgument, pageCall } from '../../api/reading-calls';
import type { ClubDetail } from '../../api/types';
import { MIN_CLUBS } from '../../features/comparison/comparison';
import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';
import { readComparisonAddress } from '../../lib/comparison-address';
import { placeArgument } from '../../lib/child-context';

/** The comparison: of the clubs in the address, or else of those that only the visitor's browser knows. */
export const description: DescribePage = (request) => {
  const { slugs, child } = readComparisonAddress(request.search);
  // The visitor's own clubs, which only the browser knows, may be too few to need it.
  const near = slugs.length < MIN_CLUBS ? undefined : child.near;
  return {
    calls: [
      ...slugs.map((idOrSlug) => pageCall('getClub', clubPageArgument(idOrSlug))),
      ...(near === undefined ? [] : [pageCall('findClubs', placeArgument(near))]),
    ],
    head: (answers) => {
      const clubs = answers.slice(0, slugs.length) as (ClubDetail | null | undefined)[];
      const names = clubs.flatMap((club) => (club ? [club.name] : []));
      return headTags(
        {
          title: names.length > 1 ? `Compare ${names.join(', ')}` : 'Compare Clubs',
          description:
            'Compare the facts, ratings and number of reviews of up to four youth football clubs, side by side.',
          canonicalPath: '/compare',
          isUnlisted: true,
        },
        request,
      );
    },
  };
};
