import { UNKNOWN_FACTS } from '@club-reviews/domain/simple-facts';
import type {
  AwaitingModeration,
  ClubEnquiry,
  ClubInsights,
  ClubReport,
  ClubReview,
  DashboardStats,
  ManagedClub,
  OwnClub,
  OwnPhoto,
} from '../api/types';

/** The representative's club, with only `values` filled in. */
export function anOwnClub(values: Partial<OwnClub> = {}): OwnClub {
  return {
    id: 7,
    name: 'Leeds Lions',
    slug: 'leeds-lions',
    state: 'listed',
    averageRating: 4.3,
    totalReviews: 12,
    description: 'A friendly club for girls and boys.',
    website: null,
    homeGround: null,
    ground: null,
    aboutUs: null,
    teams: [],
    trainingSchedule: null,
    trainingGroundAddress: null,
    membershipFees: null,
    instagram: null,
    facebook: null,
    xTwitter: null,
    contactEmail: null,
    clubLogo: null,
    photos: [],
    teamDetails: [],
    cost: null,
    welfareOfficer: null,
    ...UNKNOWN_FACTS,
    ...values,
  };
}

/** An approved review of the club. */
export function aClubReview(values: Partial<ClubReview> = {}): ClubReview {
  return {
    id: 31,
    clubId: 7,
    authorName: 'Anonymous Parent',
    reviewText: 'Patient coaches, and every child gets a game.',
    ageGroup: 'U12s',
    overallRating: '4.2',
    coachingRating: 5,
    communicationRating: 4,
    facilitiesRating: 3,
    inclusivityRating: 5,
    valueRating: 4,
    createdAt: '2026-03-11T10:00:00.000Z',
    isVerified: true,
    isApproved: true,
    responseText: null,
    respondedAt: values.responseText ? '2026-03-14T12:00:00.000Z' : null,
    ...values,
  };
}

/** A report by the club that's waiting for a decision. */
export function aClubReport(values: Partial<ClubReport> = {}): ClubReport {
  return {
    reviewId: 31,
    number: 'R-7K3M-9QXD',
    state: 'open',
    reason: 'interest',
    words: 'Written by a rival club.',
    reviewText: 'Patient coaches, and every child gets a game.',
    reportedAt: '2026-03-12T10:00:00.000Z',
    decidedAt: null,
    outcome: null,
    removalReason: null,
    decisionWords: null,
    ...values,
  };
}

/** A question that's waiting for the club's answer. */
export function aClubEnquiry(values: Partial<ClubEnquiry> = {}): ClubEnquiry {
  return {
    ...{ id: 51, clubId: 7, state: 'waiting', list: 'waiting', ageGroup: 'U10s' },
    message: 'Any places for a girl of nine?',
    askedAt: '2026-03-11T10:00:00.000Z',
    ...{ answer: null, answeredBy: null, answeredAt: null, reportReason: null, reportedAt: null },
    ...values,
  };
}

export const NONE_AWAITING: AwaitingModeration = { count: 0, since: null, usualHours: null };

export const STATS: DashboardStats = {
  averageRating: 4.3,
  totalReviews: 12,
  totalFamilies: 14,
  responsesSent: 5,
};

export const INSIGHTS: ClubInsights = {
  ratingCounts: [0, 1, 2, 4, 5],
  trend: [
    { month: '2026-01', reviewCount: 5, averageRating: 3.9 },
    { month: '2026-03', reviewCount: 7, averageRating: 4.4 },
  ],
};

/** The clubs of a representative who manages two. */
export const CLUBS: ManagedClub[] = [
  { id: 7, name: 'Leeds Lions', slug: 'leeds-lions' },
  { id: 9, name: 'York Yaks', slug: 'york-yaks' },
];

/** A photo of the club that a moderator has approved. */
export const anOwnPhoto = (changes: Partial<OwnPhoto> = {}): OwnPhoto => ({
  ...{ id: 5, kind: 'photo', state: 'public', description: 'Under tens after a match', reason: null },
  ...{ key: 'a'.repeat(24), suffix: '', width: 1600, height: 1200, sourceUrl: null, replacesId: null },
  ...changes,
});
