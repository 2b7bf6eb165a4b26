import { UNKNOWN_FACTS } from '@club-reviews/domain/simple-facts';
import type {
  AdminClaim,
  AdminClub,
  AdminClubRow,
  ClaimCandidate,
  AdminPhoto,
  AdminReview,
  AdminStats,
  AdminEnquiry,
  AdminSuggestion,
  AuditEntry,
  RemovedReview,
  ReportedReview,
} from '../api/types';

/** A review as a moderator sees it, with the given `values`. */
export function anAdminReview(values: Partial<AdminReview> = {}): AdminReview {
  return {
    id: 31,
    clubId: 7,
    clubName: 'Leeds Lions',
    clubSlug: 'leeds-lions',
    clubLocation: 'Headingley, Leeds',
    authorName: 'Anonymous Parent',
    authorEmail: 'parent@example.org',
    reviewText: 'Patient coaches, and every child gets a game.',
    ageGroup: 'U12s',
    overallRating: '4.2',
    coachingRating: 5,
    communicationRating: 4,
    facilitiesRating: 3,
    inclusivityRating: 5,
    valueRating: 4,
    createdAt: '2026-03-11T10:00:00.000Z',
    isVerified: 1,
    isInvited: 0,
    isApproved: 0,
    responseText: null,
    status: 'awaiting-approval',
    isHeld: false,
    holdReasons: [],
    signals: [],
    cluster: null,
    waitingEdit: null,
    verifiedAt: '2026-03-11T10:05:00.000Z',
    approvedAt: null,
    ...values,
  };
}

/** A review on hold because of how it arrived, with five others. */
export const SUSPECT = anAdminReview({
  id: 33,
  isHeld: true,
  holdReasons: ['signals'],
  signals: ['copied-text-same-club', 'same-network'],
  cluster: { size: 6, sharing: 'network', hours: 2 },
});

/** A review put on hold by automatic checks. */
export const HELD = anAdminReview({
  id: 32,
  clubName: 'Otley Otters',
  isHeld: true,
  holdReasons: ['phone-number', 'link'],
});

/** A review whose author has sent an edit that's waiting. */
export const EDITED = anAdminReview({
  id: 33,
  clubName: 'Ilkley Imps',
  status: 'approved',
  waitingEdit: {
    reviewText: 'Patient coaches. Ring me on 07700 900123.',
    ageGroup: 'U12s',
    overallRating: '4.0',
    coachingRating: 4,
    communicationRating: 4,
    facilitiesRating: 3,
    inclusivityRating: 5,
    valueRating: 4,
    createdAt: '2026-03-12T09:00:00.000Z',
  },
});

/** A claim for a club. */
export function anAdminClaim(values: Partial<AdminClaim> = {}): AdminClaim {
  return {
    id: 5,
    clubId: null,
    clubName: 'Otley Otters',
    isClubManaged: false,
    clubWebsite: null,
    candidates: [],
    clubLogins: [],
    contactName: 'Sam Carter',
    contactEmail: 'sam@otters.example.org',
    contactPhone: '0113 496 0000',
    position: 'head-coach',
    clubDescription: 'A small club beside the river with teams for girls and boys.',
    facilities: 'Two grass pitches and a clubhouse.',
    ageGroups: 'U7s to U14s',
    trainingDays: 'Tuesday and Thursday',
    websiteUrl: 'https://otters.example.org',
    socialMedia: null,
    verificationMethod: 'email-domain',
    additionalInfo: null,
    status: 'pending',
    rejectionReason: null,
    contactErasedAt: null,
    createdAt: '2026-03-10T18:30:00.000Z',
    ...values,
  };
}

/** A club that a claim without a chosen club can mean. */
export function aCandidate(values: Partial<ClaimCandidate> = {}): ClaimCandidate {
  return {
    ...{ id: 7, name: 'Otley Otters', location: 'Otley', postcode: 'LS21 1AA', state: 'listed' },
    ...{ website: 'https://otters.example', distanceMiles: 1.25 },
    managers: [
      { id: 12, name: 'Kim Lee', email: 'kim@otters.example', clubCount: 1, hasSecondFactor: false },
    ],
    ...values,
  };
}

/** A question to a club that the club has reported. */
export function anAdminEnquiry(values: Partial<AdminEnquiry> = {}): AdminEnquiry {
  return {
    ...{ id: 51, clubName: 'Leeds Lions', clubSlug: 'leeds-lions', state: 'reported', ageGroup: 'U10s' },
    ...{ message: 'Cheap shirts for your team.', answer: null, reportReason: 'spam' },
    ...{ reportWords: 'It sells shirts.', reportedAt: '2026-11-20T09:00:00.000Z' },
    ...{ isBlocked: false, hasAddress: true, decisionReason: null, decidedBy: null, decidedAt: null },
    createdAt: '2026-11-19T09:00:00.000Z',
    ...values,
  };
}

/** A suggestion of a club that isn't listed. */
export function aSuggestion(values: Partial<AdminSuggestion> = {}): AdminSuggestion {
  return {
    ...{ id: 8, kind: 'missing', clubName: 'Mill Hill Hornets', place: 'Leeds', postcode: 'LS6 3AA' },
    ...{ websiteUrl: 'https://hornets.example.org', sport: 'Football', problem: null },
    ...{ words: 'They train on Tuesdays.', club: null, otherClub: null, lookalikes: [], wantsAnswer: true },
    ...{ state: 'open', answer: null, decidedBy: null, decidedAt: null },
    createdAt: '2026-03-10T18:30:00.000Z',
    ...values,
  };
}

/** A listed club, as suggestions refer to it. */
export const LIONS: NonNullable<AdminSuggestion['club']> = {
  ...{ id: 7, name: 'Leeds Lions', slug: 'leeds-lions', location: 'Leeds', postcode: 'LS6 3AB' },
  state: 'listed',
};

/** A correction to a listed club. */
export function aCorrection(values: Partial<AdminSuggestion> = {}): AdminSuggestion {
  return aSuggestion({
    ...{ kind: 'correction', clubName: LIONS.name, club: LIONS, problem: 'closed' },
    ...{ place: null, postcode: null, websiteUrl: null, sport: null, words: 'They folded last summer.' },
    ...values,
  });
}

/** An entry in a review's history. */
export function anAuditEntry(values: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 1,
    actor: 'reviewer',
    staffName: null,
    action: 'verified',
    fromStatus: 'pending-verification',
    toStatus: 'awaiting-approval',
    reason: null,
    reasonCode: null,
    createdAt: '2026-03-11T10:05:00.000Z',
    ...values,
  };
}

export const STATS: AdminStats = {
  totalReviews: 4012,
  pendingVerification: 12,
  awaitingApproval: 31,
  approved: 3969,
  onHold: 4,
  waitingEdits: 3,
  openReports: 2,
  openAppeals: 2,
  totalClubs: 322,
  pendingClaims: 2,
  openNotices: 1,
  openSuggestions: 1,
};

/** A removed review that can still be restored. */
export function aRemovedReview(values: Partial<RemovedReview> = {}): RemovedReview {
  return {
    id: 41,
    clubId: 7,
    clubName: 'Leeds Lions',
    clubSlug: 'leeds-lions',
    reviewText: 'Nobody told us that training was cancelled.',
    ageGroup: 'U12s',
    overallRating: '1.4',
    coachingRating: 2,
    communicationRating: 1,
    facilitiesRating: 2,
    inclusivityRating: 1,
    valueRating: 1,
    createdAt: '2026-03-01T10:00:00.000Z',
    responseText: null,
    reasonCode: 'fake',
    reason: 'You were never there.',
    removedBy: 'site-admin',
    removedByName: null,
    removedAt: '2026-03-12T10:00:00.000Z',
    erasedAt: '2026-04-11T10:00:00.000Z',
    appeal: null,
    ...values,
  };
}

/** The same, with an open appeal. */
export const APPEALED = aRemovedReview({
  erasedAt: null,
  appeal: {
    text: 'Our son trained there all season.',
    createdAt: '2026-03-13T10:00:00.000Z',
    outcome: null,
    answer: null,
    decidedAt: null,
  },
});

/** A reported review that's waiting for a decision. */
export function aReportedReview(values: Partial<ReportedReview> = {}): ReportedReview {
  return {
    id: 5,
    state: 'open',
    isSafety: false,
    hidReview: false,
    hideRefusal: null,
    openedAt: '2026-03-12T10:00:00.000Z',
    decidedAt: null,
    outcome: null,
    removalReason: null,
    decisionWords: null,
    decidedByName: null,
    reviewId: 31,
    clubName: 'Leeds Lions',
    clubSlug: 'leeds-lions',
    review: anAdminReview(),
    reports: [
      {
        number: 'R-7K3M-9QXD',
        source: 'public',
        reason: 'not-genuine',
        words: 'This club has no such team.',
        confirmedAt: '2026-03-12T10:00:00.000Z',
      },
      {
        number: 'R-1111-2222',
        source: 'club',
        reason: 'interest',
        words: 'Written by a rival club.',
        confirmedAt: '2026-03-12T12:00:00.000Z',
      },
    ],
    hasMoreReports: false,
    ...values,
  };
}

/** A club's public photo, with the given `values`. */
export const anAdminPhoto = (values: Partial<AdminPhoto> = {}): AdminPhoto => ({
  ...{ id: 12, club: { id: 7, name: 'Leeds Lions', slug: 'leeds-lions' }, kind: 'photo', state: 'public' },
  ...{ description: 'Under tens after a match', showsChildren: true, hasConsent: true, sourceUrl: null },
  ...{ key: 'b'.repeat(24), suffix: '', width: 1600, height: 1200, reason: null },
  ...{ decidedBy: 'Alex', decidedAt: '2026-11-21T09:00:00.000Z', createdAt: '2026-11-20T09:00:00.000Z' },
  ...values,
});

/** A club in the directory's list, with the given `values`. */
export const aClubRow = (values: Partial<AdminClubRow> = {}): AdminClubRow => ({
  id: 7,
  name: 'Leeds Lions',
  slug: 'leeds-lions',
  location: 'Leeds',
  postcode: 'LS6 3AA',
  state: 'listed',
  reviewCount: 12,
  isClaimed: true,
  ...values,
});

/** The same club on its own page. */
export const anAdminClub = (values: Partial<AdminClub> = {}): AdminClub => ({
  ...aClubRow(),
  county: 'West Yorkshire',
  latitude: 53.8201,
  longitude: -1.5701,
  sport: 'Football',
  leagues: ['Sunday League', 'Girls League'],
  homeGround: 'The Meadow',
  website: null,
  description: 'Everybody is welcome.',
  imageUrl: null,
  ...UNKNOWN_FACTS,
  stateSince: null,
  successor: null,
  absorbed: [],
  formerSlugs: ['lions-of-leeds'],
  sources: [{ kind: 'staff', on: '2026-03-12', name: null, licence: null, facts: ['homeGround'] }],
  externalIds: ['fa-1'],
  counts: { reviews: 14, archivedReviews: 1, claims: 2, waitingClaims: 1 },
  invitedReviews: null,
  logins: [{ id: 3, name: 'Sam Okafor', email: 'sam@lions.example', clubCount: 1, hasSecondFactor: false }],
  ...values,
});
