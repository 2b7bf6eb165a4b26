import type { PageDescription } from '@club-reviews/shared-ui/platform';
import type { ClubDetail } from '../api/types';
import { isClubIdentifier } from '../lib/club-address';
import { headTags } from './head-tags';
import type { DescribePage } from './page-request';

interface AboutOneClub {
  title: string;
  toTitle: (club: ClubDetail) => string;
  description: string;
  /** Its path, by the club's slug. */
  toPath: (slug: string) => string;
  /** The first one reads the club. */
  toCalls: (idOrSlug: string) => PageDescription['calls'];
}

/** Describes a page below one club's. Search engines index the club's own page instead. */
export function describeAboutOneClub(about: AboutOneClub): DescribePage {
  return (request) => {
    const idOrSlug = request.params.idOrSlug ?? '';
    const isKnown = isClubIdentifier(idOrSlug);
    return {
      calls: isKnown ? about.toCalls(idOrSlug) : [],
      head([value]) {
        const club = value as ClubDetail | null | undefined;
        const isMissing = !isKnown || club === null;
        return headTags(
          {
            title: isMissing ? 'Club Not Found' : club ? about.toTitle(club) : about.title,
            description: about.description,
            canonicalPath: about.toPath(club?.slug ?? encodeURIComponent(idOrSlug)),
            isUnlisted: true,
            ...(isMissing ? { status: 404 } : {}),
          },
          request,
        );
      },
    };
  };
}
