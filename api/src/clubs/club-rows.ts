import type { AgeGroupTally } from '@club-reviews/domain/age-groups';
import { photoKeyIn } from '@club-reviews/domain/club-photos';
import type { ClubState } from '@club-reviews/domain/club-state';
import { byCount } from '@club-reviews/domain/age-groups';
import { averageRating, overallAverage } from '@club-reviews/domain/ratings';
import type { ClubCost, ClubTeam, WelfareOfficer } from '@club-reviews/domain/club-facts';
import type { SimpleFacts } from '@club-reviews/domain/simple-facts';
import type { SimpleFactsRow } from '../model/clubs/simple-fact-columns.js';
import { SIMPLE_FACT_COLUMNS, toSimpleFacts } from '../model/clubs/simple-fact-columns.js';
import { toIsoTimestamp } from '../platform/database/timestamps.js';
import type { GroundRow } from './grounds/ground-rows.js';
import { GROUND_COLUMNS, toClubGround } from './grounds/ground-rows.js';
import type { FactsRow } from './row-facts.js';
import { FACT_COLUMNS, readCost, readTeams, toRowFacts } from './row-facts.js';
import type { ClosedClub, ClubDetail, ClubSearchResult, ListedClub, PlacedClub } from './clubs.dto.js';

/** Columns of a club in a list; `c` is the clubs table. A club's own logo takes precedence over its image. */
const LISTED_COLUMNS = `c.id, c.name, c.slug, c.location, c.sport, c.description, COALESCE(c.club_logo, c.image_url) AS imageUrl,
  c.website, c.home_ground AS homeGround, c.latitude, c.longitude, c.leagues, c.review_count AS reviewCount,
  c.coaching_sum AS coachingSum, c.communication_sum AS communicationSum, c.facilities_sum AS facilitiesSum,
  c.inclusivity_sum AS inclusivitySum, c.value_sum AS valueSum, c.ai_summary AS aiSummary`;

/** Columns of a {@link ClubCard}. */
export const CARD_COLUMNS = `${LISTED_COLUMNS}, ${FACT_COLUMNS}`;

/** Columns of a club's page; with GROUND_JOIN. */
export const DETAIL_COLUMNS = `${LISTED_COLUMNS}, c.postcode, c.about_us AS aboutUs,
  c.teams, c.training_schedule AS trainingSchedule, c.training_ground_address AS trainingGroundAddress,
  c.membership_fees AS membershipFees, c.instagram, c.facebook, c.x_twitter AS xTwitter, c.club_logo AS clubLogo,
  c.photos, c.rating_count_1 AS ratingCount1, c.rating_count_2 AS ratingCount2, c.rating_count_3 AS ratingCount3,
  c.rating_count_4 AS ratingCount4, c.rating_count_5 AS ratingCount5, c.team_details AS teamDetails, c.cost,
  c.welfare_officer AS welfareOfficer, ${SIMPLE_FACT_COLUMNS}, c.photo_details AS photoDetails,
  c.state, c.state_since AS stateSince, c.successor_id AS successorId, ${GROUND_COLUMNS}`;

/** A row of {@link LISTED_COLUMNS}. */
interface ListedClubRow {
  id: number;
  name: string;
  slug: string;
  location: string;
  sport: string;
  description: string;
  imageUrl: string | null;
  website: string | null;
  homeGround: string | null;
  latitude: number | null;
  longitude: number | null;
  leagues: string;
  reviewCount: number;
  coachingSum: number;
  communicationSum: number;
  facilitiesSum: number;
  inclusivitySum: number;
  valueSum: number;
  aiSummary: string | null;
}

/** A row of {@link CARD_COLUMNS}. */
export type ClubCardRow = ListedClubRow & FactsRow;

/** A row of {@link DETAIL_COLUMNS}. */
export interface ClubDetailRow extends ListedClubRow, SimpleFactsRow, GroundRow {
  postcode: string | null;
  aboutUs: string | null;
  teams: string;
  trainingSchedule: string | null;
  trainingGroundAddress: string | null;
  membershipFees: string | null;
  instagram: string | null;
  facebook: string | null;
  xTwitter: string | null;
  clubLogo: string | null;
  photos: string;
  ratingCount1: number;
  ratingCount2: number;
  ratingCount3: number;
  ratingCount4: number;
  ratingCount5: number;
  teamDetails: string | null;
  cost: string | null;
  welfareOfficer: string | null;
  photoDetails: string | null;
  state: ClubState;
  stateSince: string | null;
  successorId: number | null;
}

/**
 * A column of the clubs table `c` that holds the club's visible reviews per age group, "U12s:3,U9s:1", so that a
 * club's page is one statement; null when there are none.
 */
export const AGE_GROUPS_COLUMN = `(
    SELECT GROUP_CONCAT(CONCAT(a.age_group, ':', a.count))
    FROM club_age_group_counts a WHERE a.club_id = c.id AND a.count > 0
  ) AS ageGroups`;

/** Reads {@link AGE_GROUPS_COLUMN}. */
export function readAgeGroups(text: string | null): AgeGroupTally[] {
  if (text === null) return [];
  return text.split(',').map((entry) => {
    const [ageGroup = '', count] = entry.split(':');
    return { ageGroup, count: Number(count) };
  });
}

/** A club in a list. */
function toListedClub(row: ListedClubRow): ListedClub {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    location: row.location,
    sport: row.sport,
    description: row.description,
    imageUrl: ownPicture(row.imageUrl),
    website: row.website,
    homeGround: row.homeGround,
    leagues: toList(row.leagues),
    overallRating: overallAverage(
      row.coachingSum + row.communicationSum + row.facilitiesSum + row.inclusivitySum + row.valueSum,
      row.reviewCount,
    ),
    reviewCount: row.reviewCount,
    coachingRating: averageRating(row.coachingSum, row.reviewCount),
    communicationRating: averageRating(row.communicationSum, row.reviewCount),
    facilitiesRating: averageRating(row.facilitiesSum, row.reviewCount),
    inclusivityRating: averageRating(row.inclusivitySum, row.reviewCount),
    valueRating: averageRating(row.valueSum, row.reviewCount),
    aiSummary: row.aiSummary,
  };
}

/** What lists show of a club, as it's kept in memory. What only searches show is made for the first that does. */
export class ClubCard {
  readonly listed: ListedClub;
  private facts: { found: ClubSearchResult; teams: readonly ClubTeam[] } | undefined;

  constructor(private readonly row: ClubCardRow) {
    this.listed = toListedClub(row);
  }

  /** As a search without a place and filters finds it. */
  get found(): ClubSearchResult {
    return this.withFacts.found;
  }

  get teams(): readonly ClubTeam[] {
    return this.withFacts.teams;
  }

  private get withFacts() {
    if (this.facts) return this.facts;
    const { latitude, longitude } = this.row;
    const teams = readTeams(this.row);
    const facts = { ...toRowFacts(teams), cost: readCost(this.row) };
    const found = { ...this.listed, ...facts, latitude, longitude, distanceMiles: null };
    return (this.facts = { found, teams });
  }
}

/**
 * A club with its facts, `distanceMiles` away if there was a place to measure from.
 * @param matches see toRowFacts
 */
export function toPlacedClub(
  { found: { aiSummary: _, ...club }, teams }: ClubCard,
  distanceMiles: number | null,
  matches?: (team: ClubTeam) => boolean,
): PlacedClub {
  return { ...club, ...(matches && toRowFacts(teams, matches)), distanceMiles: rounded(distanceMiles) };
}

/** A club found by a search. */
export function toClubSearchResult({ found }: ClubCard, distanceMiles: number | null): ClubSearchResult {
  return distanceMiles === null ? found : { ...found, distanceMiles: rounded(distanceMiles) };
}

function rounded(miles: number | null): number | null {
  return miles === null ? null : Math.round(miles * 100) / 100;
}

/**
 * A club's page; never with its contact address or its welfare officer's. What the club doesn't say about its ground is
 * what the ground that it has chosen says.
 */
export function toClubDetail(
  row: ClubDetailRow,
  ageGroups: AgeGroupTally[],
  successor: ClosedClub['successor'] = null,
): ClubDetail {
  const { welfareOfficer, ...facts } = clubFacts(row);
  const ground = toClubGround(row);
  return {
    ...toListedClub(row),
    homeGround: row.homeGround ?? ground?.name ?? null,
    ground,
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
    clubLogo: ownPicture(row.clubLogo),
    photos: toList(row.photos).filter((address) => photoKeyIn(address) !== undefined),
    photoDetails: readJson<ClubDetail['photoDetails']>(row.photoDetails) ?? [],
    ageGroups: ageGroups.map(({ ageGroup, count }) => ({ ageGroup, count })).sort(byCount),
    ratingCounts: [row.ratingCount1, row.ratingCount2, row.ratingCount3, row.ratingCount4, row.ratingCount5],
    ...facts,
    groundSurfaces: facts.groundSurfaces.length > 0 ? facts.groundSurfaces : (ground?.groundSurfaces ?? []),
    groundAccess: facts.groundAccess.length > 0 ? facts.groundAccess : (ground?.groundAccess ?? []),
    welfareOfficer: welfareOfficer && {
      name: welfareOfficer.name,
      hasEmail: welfareOfficer.email !== null,
      hasPhone: welfareOfficer.phone !== null,
    },
    closed:
      row.state === 'closed'
        ? { since: row.stateSince === null ? null : toIsoTimestamp(row.stateSince), successor }
        : null,
  };
}

/** No page names a picture from another site: it's shown once it has been fetched and checked. */
function ownPicture(address: string | null): string | null {
  return photoKeyIn(address) === undefined ? null : address;
}

/** The facts that help parents choose. */
export interface ClubFacts extends SimpleFacts {
  teamDetails: ClubTeam[];
  cost: ClubCost | null;
  welfareOfficer: WelfareOfficer | null;
}

/** A club's facts, with its welfare officer's contact details. */
export function clubFacts(row: { [Fact in keyof ClubFacts]: ClubDetailRow[Fact] }): ClubFacts {
  return {
    teamDetails: readJson<ClubTeam[]>(row.teamDetails) ?? [],
    cost: readJson<ClubCost>(row.cost),
    welfareOfficer: readJson<WelfareOfficer>(row.welfareOfficer),
    ...toSimpleFacts(row),
  };
}

function readJson<Value>(json: string | null): Value | null {
  return json === null ? null : (JSON.parse(json) as Value);
}

function toList(json: string): string[] {
  return json === '[]' ? [] : (JSON.parse(json) as string[]);
}
