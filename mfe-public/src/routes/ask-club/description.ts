import { clubPageArgument, pageCall } from '../../api/reading-calls';
import type { ClubDetail } from '../../api/types';
import { headTags } from '../../head/head-tags';
import type { DescribePage } from '../../head/page-request';
import { askPath } from '../../lib/ask-link';
import { isClubIdentifier } from '../../lib/club-address';

/** Where a parent asks one club about a place. Search engines index the club's own page instead. */
export const description: DescribePage = (request) => {
  const idOrSlug = request.params.idOrSlug ?? '';
  const isKnown = isClubIdentifier(idOrSlug);
  return {
    calls: isKnown ? [pageCall('getClub', clubPageArgument(idOrSlug))] : [],
    head: ([club]) => {
      const known = club as ClubDetail | null | undefined;
      const isMissing = !isKnown || known === null;
      return headTags(
        {
          title: isMissing
            ? 'Club Not Found'
            : known
              ? `Ask ${known.name} About a Place`
              : 'Ask About a Place',
          description: 'Ask a youth football club about a place, without showing your email address.',
          canonicalPath: askPath(known?.slug ?? encodeURIComponent(idOrSlug)),
          isUnlisted: true,
          ...(isMissing ? { status: 404 } : {}),
        },
        request,
      );
    },
  };
};
