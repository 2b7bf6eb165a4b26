import { normaliseSearchText } from '../model/clubs/search-text.js';
import type { ReviewPublication } from '@club-reviews/domain/review-status';
import type { ColumnValue } from '../platform/database/batches.js';
import { toStoredTimestamp } from '../platform/database/timestamps.js';
import { ratingTotalOf } from '@club-reviews/domain/ratings';
import { isPubliclyVisible } from '@club-reviews/domain/review-status';
import { seasonOf } from '@club-reviews/domain/seasons';
import type { EmailProtection } from '../platform/security/email-protection.js';
import type { SampleClaim } from './claims.js';
import type { SampleClub, SampleReview } from './sample-types.js';

/** A row of a table by column name. */
export type Row = Record<string, ColumnValue>;

/** The id of a sample club: ids count from 1. */
export function sampleClubId(clubIndex: number): number {
  return clubIndex + 1;
}

/** A club's row; sums, counts and its place in name order are computed once all reviews are there. */
export function clubRow(club: SampleClub, summary: string | null): Row {
  const createdAt = toStoredTimestamp(club.createdAt);
  return {
    id: sampleClubId(club.index),
    name: club.name,
    slug: club.slug,
    search_name: normaliseSearchText(club.name),
    search_location: normaliseSearchText(club.location),
    location: club.location,
    county: club.county,
    region: club.region,
    postcode: club.postcode,
    outward_code: club.outwardCode,
    latitude: club.latitude,
    longitude: club.longitude,
    sport: club.sport,
    description: club.description,
    image_url: club.imageUrl,
    website: club.website,
    home_ground: club.homeGround,
    leagues: JSON.stringify(club.leagues),
    about_us: club.aboutUs,
    teams: JSON.stringify(club.teams),
    training_schedule: club.trainingSchedule,
    training_ground_address: club.trainingGroundAddress,
    membership_fees: club.membershipFees,
    instagram: club.instagram,
    facebook: club.facebook,
    x_twitter: club.xTwitter,
    contact_email: club.contactEmail,
    photos: '[]',
    ai_summary: summary,
    created_at: createdAt,
    updated_at: createdAt,
    team_details: jsonOrNull(club.teamDetails),
    cost: jsonOrNull(club.cost),
    accreditation: club.accreditation,
    welfare_officer: jsonOrNull(club.welfareOfficer),
    ground_surfaces: jsonOrNull(club.groundSurfaces),
    ground_access: jsonOrNull(club.groundAccess),
  };
}

function jsonOrNull(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

/** A review's row; its author's address goes in hashed and encrypted. */
export function reviewRow(
  review: SampleReview,
  protection: EmailProtection,
  publication: ReviewPublication,
): Row {
  const { ratings } = review;
  return {
    club_id: sampleClubId(review.clubIndex),
    author_email_hash: protection.hash(review.authorEmail),
    author_email_encrypted: protection.encrypt(review.authorEmail),
    review_text: review.reviewText,
    age_group: review.ageGroup,
    coaching_rating: ratings.coaching,
    communication_rating: ratings.communication,
    facilities_rating: ratings.facilities,
    inclusivity_rating: ratings.inclusivity,
    value_rating: ratings.value,
    rating_total: ratingTotalOf(ratings),
    is_verified: Number(review.isVerified),
    is_approved: Number(review.isApproved),
    is_visible: Number(isVisibleSample(review, publication)),
    response_text: review.responseText,
    responded_at: storedOrNull(review.respondedAt),
    season: seasonOf(review.createdAt),
    created_at: toStoredTimestamp(review.createdAt),
    verified_at: storedOrNull(review.verifiedAt),
    approved_at: storedOrNull(review.approvedAt),
  };
}

/** Whether the public may read a sample review; none is held back. */
export function isVisibleSample(
  { isVerified, isApproved }: SampleReview,
  publication: ReviewPublication,
): boolean {
  return isPubliclyVisible({ isVerified, isApproved, isHeld: false }, publication);
}

/** A pending claim's row; its contact address goes in encrypted. */
export function claimRow(claim: SampleClaim, protection: EmailProtection): Row {
  return {
    club_name: claim.clubName,
    club_id: claim.clubIndex === null ? null : sampleClubId(claim.clubIndex),
    contact_name: claim.contactName,
    contact_email_encrypted: protection.encrypt(claim.contactEmail),
    contact_email_hash: protection.authorHash(claim.contactEmail),
    contact_phone: claim.contactPhone,
    position: claim.position,
    club_description: claim.clubDescription,
    facilities: claim.facilities,
    age_groups: claim.ageGroups,
    training_days: claim.trainingDays,
    website_url: claim.websiteUrl,
    social_media: claim.socialMedia,
    verification_method: claim.verificationMethod,
    additional_info: claim.additionalInfo,
    status: 'pending',
    created_at: toStoredTimestamp(claim.createdAt),
  };
}

function storedOrNull(moment: Date | null): string | null {
  return moment === null ? null : toStoredTimestamp(moment);
}
