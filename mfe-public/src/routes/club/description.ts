import { clubPageArgument, pageCall } from '../../api/reading-calls';
import type { ClubDetail, ClubReviews } from '../../api/types';
import { clubPath, hasMoved, isClubIdentifier } from '../../lib/club-address';
import { clubReviewsArgument, readClubReviewsView } from '../../lib/club-reviews-view';
import { clubDescription, clubImage } from '../../lib/club-facts';
import { placeArgument, readChildContext } from '../../lib/child-context';
import { headTags } from '../../head/head-tags';
import { breadcrumbData, clubData } from '../../head/json-ld';
import type { DescribePage } from '../../head/page-request';

/** One club. Outcomes: the club, "Club Not Found" and, without a request to the api, "Invalid Club URL". */
export const description: DescribePage = (request) => {
  const idOrSlug = request.params.idOrSlug ?? '';
  const canonicalPath = clubPath(encodeURIComponent(idOrSlug));
  if (!isClubIdentifier(idOrSlug)) {
    return {
      calls: [],
      head: () =>
        headTags(
          {
            title: 'Invalid Club URL',
            description: 'This link doesn’t lead to a club.',
            canonicalPath,
            status: 404,
          },
          request,
        ),
    };
  }
  const view = readClubReviewsView(request.search);
  const { near } = readChildContext(new URLSearchParams(request.search));
  const head = ([club, list]: unknown[]) => {
    const unknown = 'Verified reviews of a youth football club by the parents of its players.';
    if (club === undefined) {
      return headTags({ title: 'Club reviews', description: unknown, canonicalPath }, request);
    }
    if (club === null) {
      return headTags({ title: 'Club Not Found', description: unknown, canonicalPath, status: 404 }, request);
    }
    const known = club as ClubDetail;
    return headTags(
      {
        title: `${known.name}, ${known.location}: parent reviews`,
        description: clubDescription(known),
        canonicalPath: clubPath(known.slug),
        mayBeKeptOffline: true,
        ...(hasMoved(known, idOrSlug) ? { movedWith: request.search } : {}),
        image: { address: clubImage(known, request.origin), alt: known.name },
        jsonLd: __FOR_BROWSER__
          ? []
          : [
              clubData(known, (list as ClubReviews | undefined)?.reviews ?? [], request.origin),
              breadcrumbData(known, request.origin),
            ],
      },
      request,
    );
  };
  return {
    calls: [
      pageCall('getClub', clubPageArgument(idOrSlug)),
      pageCall('listClubReviews', clubReviewsArgument(idOrSlug, view)),
      ...(near === undefined ? [] : [pageCall('findClubs', placeArgument(near))]),
    ],
    head,
  };
};
