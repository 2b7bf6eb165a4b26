import type { AgeGroupTally } from '@club-reviews/domain/age-groups';
import { byCount } from '@club-reviews/domain/age-groups';
import { averageRating, overallAverage } from '@club-reviews/domain/ratings';
import type { ClubDetailRow, ClubSummaryRow } from './club-columns.js';
import type { ClubDetail } from './dto/club-detail.dto.js';
import type { ClubSearchResult } from './dto/club-search-result.dto.js';
import type { ClubSummary } from './dto/club-summary.dto.js';

/** A club's card. */
export function toClubSummary(row: ClubSummaryRow): ClubSummary {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    location: row.location,
    sport: row.sport,
    description: row.description,
    imageUrl: row.imageUrl,
    website: row.website,
    homeGround: row.homeGround,
    leagues: toList(row.leagues),
    overallRating: overallAverage(row.ratingSum, row.reviewCount),
    reviewCount: row.reviewCount,
  };
}

/** A club that was found, `distanceMiles` away when there was a postcode to measure from. */
export function toClubSearchResult(row: ClubSummaryRow, distanceMiles: number | null): ClubSearchResult {
  return {
    ...toClubSummary(row),
    latitude: row.latitude,
    longitude: row.longitude,
    distanceMiles: distanceMiles === null ? null : Math.round(distanceMiles * 100) / 100,
  };
}

/** A club's page; never with its contact address. */
export function toClubDetail(row: ClubDetailRow, ageGroups: AgeGroupTally[]): ClubDetail {
  return {
    ...toClubSummary(row),
    coachingRating: averageRating(row.coachingSum, row.reviewCount),
    communicationRating: averageRating(row.communicationSum, row.reviewCount),
    facilitiesRating: averageRating(row.facilitiesSum, row.reviewCount),
    inclusivityRating: averageRating(row.inclusivitySum, row.reviewCount),
    valueRating: averageRating(row.valueSum, row.reviewCount),
    aiSummary: row.aiSummary,
    postcode: row.postcode,
    latitude: row.latitude,
    longitude: row.longitude,
    aboutUs: row.aboutUs,
    teams: toList(row.teams),
    trainingSchedule: row.trainingSchedule,
    trainingGroundAddress: row.trainingGroundAddress,
    membershipFees: row.membershipFees,
    instagram: row.instagram,
    facebook: row.facebook,
    xTwitter: row.xTwitter,
    clubLogo: row.clubLogo,
    photos: toList(row.photos),
    ageGroups: ageGroups.map(({ ageGroup, count }) => ({ ageGroup, count })).sort(byCount),
    ratingCounts: [row.ratingCount1, row.ratingCount2, row.ratingCount3, row.ratingCount4, row.ratingCount5],
  };
}

function toList(json: string): string[] {
  return json === '[]' ? [] : (JSON.parse(json) as string[]);
}
