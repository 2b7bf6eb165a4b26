import { clubFacts, toClubDetail } from '../../clubs/club-rows.js';
import { averageRating } from '@club-reviews/domain/ratings';
import type { PictureAddresses } from '../../model/photos/profile-pictures.js';
import type { ClubInsights, OwnClub } from './dashboard.dto.js';
import type { MonthRow, OwnClubRow } from './own-club.repository.js';

const MONTHS_SHOWN = 24;
const RATINGS_PER_REVIEW = 5;

/** A club as its administrators see it, with its contact address decrypted, and with pending pictures. */
export function toOwnClub(
  row: OwnClubRow,
  contactEmail: string | null,
  { clubLogo, photos }: PictureAddresses,
): OwnClub {
  const club = toClubDetail(row, []);
  return {
    id: club.id,
    name: club.name,
    slug: club.slug,
    state: row.state,
    averageRating: club.reviewCount === 0 ? null : club.overallRating,
    totalReviews: club.reviewCount,
    description: club.description,
    website: club.website,
    homeGround: row.homeGround,
    ground: club.ground,
    aboutUs: club.aboutUs,
    teams: club.teams,
    trainingSchedule: club.trainingSchedule,
    trainingGroundAddress: club.trainingGroundAddress,
    membershipFees: club.membershipFees,
    instagram: club.instagram,
    facebook: club.facebook,
    xTwitter: club.xTwitter,
    contactEmail,
    clubLogo,
    photos,
    ...clubFacts(row),
  };
}

/** What charts show of a club's months. */
export function toInsights(months: MonthRow[]): ClubInsights {
  const stars = (['stars1', 'stars2', 'stars3', 'stars4', 'stars5'] as const).map((name) =>
    months.reduce((total, month) => total + month[name], 0),
  );
  const trend = months.slice(-MONTHS_SHOWN).map(({ month, reviews, ratingSum }) => ({
    month,
    reviewCount: reviews,
    averageRating: averageRating(ratingSum, reviews * RATINGS_PER_REVIEW),
  }));
  return { ratingCounts: stars, trend };
}
