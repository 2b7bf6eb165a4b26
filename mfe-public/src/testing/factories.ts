import { UNKNOWN_FACTS } from '@club-reviews/domain/simple-facts';
import type {
  ClubDetail,
  ClubPageFacts,
  ListedClub,
  ClubsPage,
  ClubSummary,
  Dataset,
  MyReview,
  Review,
  ReviewMonth,
  ReviewContent,
  ReviewPreview,
  ModerationFigures,
  ReportStatus,
  ReviewHandling,
  EnquiryProgress,
  SavedSearchProgress,
  SessionToTry,
} from '../api/types';

/** A club in a list, with the given `values`. */
export function aClub(values: Partial<ClubSummary> = {}): ClubSummary {
  return {
    id: 7,
    name: 'Leeds Lions',
    slug: 'leeds-lions',
    location: 'Leeds',
    sport: 'Football',
    description: 'A friendly club for girls and boys from Under 7s to Under 16s.',
    imageUrl: null,
    website: 'https://lions.example.org',
    homeGround: 'Beckett Fields',
    leagues: ['Northern Junior League'],
    overallRating: 4.3,
    reviewCount: 3,
    ...values,
  };
}

const AVERAGES = {
  coachingRating: 4.5,
  communicationRating: 4,
  facilitiesRating: 3.67,
  inclusivityRating: 4.67,
  valueRating: 4.33,
};

/** A club as a search returns it. */
export function aListedClub(values: Partial<ListedClub> = {}): ListedClub {
  return {
    ...aClub(),
    ...AVERAGES,
    latitude: 53.826,
    longitude: -1.581,
    distanceMiles: 1.24,
    ages: ['U9s', 'U10s'],
    teams: ['girls', 'mixed'],
    days: ['tue'],
    cost: { pence: 2500, per: 'month' },
    placesFree: true,
    ...values,
  };
}

/** One page of the directory with these clubs. */
export function aClubsPage(clubs: ClubsPage['clubs'], values: Partial<ClubsPage> = {}): ClubsPage {
  return {
    clubs,
    total: clubs.length,
    totalPages: 1,
    page: 1,
    pageSize: 20,
    totalIsCapped: false,
    ...values,
  };
}

/** A session to try on a club's page, with the given `values`. */
export function aSession(values: Partial<SessionToTry> = {}): SessionToTry {
  return {
    ...{ id: 1, kind: 'taster', title: null, startsOn: '2026-12-12', weeklyUntil: '2026-12-19' },
    ...{ startTime: '10:00', endTime: '11:00', ageFrom: 5, ageTo: 7, category: 'girls', costPence: 0 },
    ...{ place: null, postcode: null, bring: 'Shin pads', joining: null, link: null, state: 'on' },
    calledOff: [],
    dates: ['2026-12-12', '2026-12-19'],
    ...values,
  };
}

/** A club as its own page shows it. */
export function aClubDetail(values: Partial<ClubDetail> = {}): ClubDetail {
  return {
    ...aClub(),
    ...AVERAGES,
    aiSummary: 'Parents praise the coaches.',
    ground: null,
    postcode: 'LS6 3QS',
    latitude: 53.826,
    longitude: -1.581,
    aboutUs: null,
    teams: [],
    trainingSchedule: null,
    trainingGroundAddress: null,
    membershipFees: null,
    instagram: null,
    facebook: null,
    xTwitter: null,
    clubLogo: null,
    photos: [],
    photoDetails: [],
    teamDetails: [],
    cost: null,
    welfareOfficer: null,
    ...UNKNOWN_FACTS,
    ageGroups: [
      { ageGroup: 'U12s', count: 2 },
      { ageGroup: 'prefer not to disclose', count: 1 },
    ],
    closed: null,
    ratingCounts: [0, 0, 0, 2, 1],
    ...values,
  };
}

/** The parts of a club's own page besides its facts. */
export function aClubPage(values: Partial<ClubPageFacts> = {}): ClubPageFacts {
  const lists = { seasons: [], nearby: [], sessions: [] };
  const rest = { replies: { reviews: 0, answered: 0 }, invitedReviews: null, warning: null };
  return { isClaimed: false, ...rest, ...lists, ...values };
}

/** A visible review. */
export function aReview(values: Partial<Review> = {}): Review {
  return {
    id: 31,
    clubId: 7,
    clubName: 'Leeds Lions',
    clubSlug: 'leeds-lions',
    clubLocation: 'Headingley, Leeds',
    authorName: 'Anonymous Parent',
    ...aReviewContent(),
    isVerified: 1,
    isApproved: 1,
    isInvited: 0,
    responseText: null,
    ...values,
  };
}

/** Twelve months of figures from December 2025 on, with the most reviews in May 2026. */
export function aYearOfReviews(): ReviewMonth[] {
  return Array.from({ length: 12 }, (_, index) => {
    const submitted = 40 - Math.abs(index - 5) * 6;
    return {
      month: new Date(Date.UTC(2025, 11 + index, 1)).toISOString().slice(0, 7),
      submitted,
      confirmed: submitted - 3,
      held: index % 2,
      published: submitted - 4,
      removed: index % 3,
      restored: index % 5 === 4 ? 1 : 0,
      removals:
        index % 3 === 0 ? [] : [{ reason: index % 2 === 0 ? 'abuse' : 'personal-data', count: index % 3 }],
    };
  });
}

/** A parent's review, as they read it themselves. */
export function aReviewContent(values: Partial<ReviewContent> = {}): ReviewContent {
  return {
    reviewText: 'Patient coaches, and every child gets a game.',
    ageGroup: 'U12s',
    overallRating: '4.2',
    coachingRating: 5,
    communicationRating: 4,
    facilitiesRating: 3,
    inclusivityRating: 5,
    valueRating: 4,
    createdAt: '2026-03-11T10:00:00.000Z',
    ...values,
  };
}

/** What an emailed link would publish. */
export function aPreview(values: Partial<ReviewPreview> = {}): ReviewPreview {
  return {
    status: 'unconfirmed',
    clubName: 'Leeds Lions',
    clubSlug: 'leeds-lions',
    review: aReviewContent(),
    replaces: null,
    isHeld: false,
    ...values,
  };
}

/** A published review as its author manages it. */
export function aManagedReview(values: Partial<MyReview> = {}): MyReview {
  return {
    id: 31,
    clubName: 'Leeds Lions',
    clubSlug: 'leeds-lions',
    state: 'published',
    review: aReviewContent(),
    waitingEdit: null,
    responseText: null,
    removalReasonCode: null,
    removalReason: null,
    appeal: null,
    erasedAt: null,
    ...values,
  };
}

/** A report behind a link, not confirmed yet. */
export function aReport(values: Partial<ReportStatus> = {}): ReportStatus {
  return {
    state: 'unconfirmed',
    number: null,
    reason: 'abusive',
    words: 'It insults the coach.',
    clubName: 'Leeds Lions',
    clubSlug: 'leeds-lions',
    confirmedAt: null,
    decidedAt: null,
    outcome: null,
    removalReason: null,
    decisionWords: null,
    review: aReviewContent(),
    ...values,
  };
}

/** A question to a club that its sender hasn't confirmed yet. */
export function anEnquiry(values: Partial<EnquiryProgress> = {}): EnquiryProgress {
  return {
    ...{ status: 'unconfirmed', clubName: 'Leeds Lions', clubSlug: 'leeds-lions', ageGroup: 'U10s' },
    message: 'Any places for a girl of nine?',
    ...values,
  };
}

/** A saved search whose address isn't confirmed yet. */
export function aSavedSearch(values: Partial<SavedSearchProgress> = {}): SavedSearchProgress {
  return {
    ...{ status: 'unconfirmed', place: 'Otley', radius: 5, age: 'U10s', teams: ['girls'], days: ['tue'] },
    endsAt: '2027-05-23T12:00:00.000Z',
    ...values,
  };
}

/** Twelve months in which moderators decided on a few reports. */
export function moderationFigures(): ModerationFigures {
  const none = {
    reportsReceived: 0,
    reportsDecided: 0,
    reportsUpheld: 0,
    hoursToDecideReport: null,
    heldDecided: 0,
    hoursToDecideHeld: null,
  };
  const months = aYearOfReviews().map(({ month }) => ({ ...none, month }));
  const last = { ...none, reportsReceived: 9, reportsDecided: 8, reportsUpheld: 3, hoursToDecideReport: 5 };
  return {
    total: { ...last, heldDecided: 4, hoursToDecideHeld: 96 },
    months: months.map((month, index) => (index === 11 ? { ...last, month: month.month } : month)),
  };
}

/** The open data that a site publishes. */
export function aDataset(): Dataset {
  const image = { '@type': 'ImageObject', url: 'https://site.example/api/og-image/site' };
  return {
    '@context': ['https://schema.org/', 'https://openactive.io/'],
    '@type': 'Dataset',
    '@id': 'https://site.example/open-data',
    url: 'https://site.example/open-data',
    name: 'Club Reviews: training and sessions',
    description: 'When and where youth football teams in Leeds train.',
    keywords: ['Football'],
    license: 'https://creativecommons.org/licenses/by/4.0/',
    discussionUrl: 'https://site.example/contact',
    documentation: 'https://developer.openactive.io/',
    inLanguage: ['en-GB'],
    schemaVersion: 'https://openactive.io/modelling-opportunity-data/2.0/',
    publisher: {
      '@type': 'Organization',
      name: 'Leeds Football Parents',
      legalName: 'Leeds Football Parents',
      url: 'https://site.example/',
      logo: image,
    },
    backgroundImage: image,
    distribution: [
      {
        '@type': 'DataDownload',
        name: 'SessionSeries',
        additionalType: 'https://openactive.io/SessionSeries',
        encodingFormat: 'application/vnd.openactive.rpde+json; version=1',
        contentUrl: 'https://site.example/api/open-data/session-series',
      },
    ],
  };
}

/** How reviews were handled: nine with five stars, and one with one star that was removed after a report by the club. */
export function reviewHandling(): ReviewHandling {
  const reports = { received: 0, removed: 0, stands: 0, gone: 0 };
  const none = { confirmed: 0, held: 0, published: 0, removed: 0, restored: 0, removals: [] };
  const nothing = { ...none, clubReports: reports, publicReports: reports };
  const five = { ...nothing, confirmed: 9, held: 2, published: 8 };
  const one: ReviewHandling['total'] = {
    ...{ ...nothing, confirmed: 1, published: 1, removed: 1, removals: [{ reason: 'fake', count: 1 }] },
    clubReports: { received: 2, removed: 1, stands: 0, gone: 0 },
  };
  return {
    total: { ...one, confirmed: 10, held: 2, published: 9 },
    byStars: [5, 4, 3, 2, 1].map((stars) => ({
      stars: stars as 5,
      ...(stars === 5 ? five : stars === 1 ? one : nothing),
    })),
  };
}
