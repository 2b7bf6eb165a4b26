import type { ClubTeam } from '@club-reviews/domain/club-facts';
import { getSearchTimes } from '@club-reviews/domain/club-sessions';
import type { ClubState } from '@club-reviews/domain/club-state';
import { RATING_CATEGORIES } from '@club-reviews/domain/rating-categories';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';
import {
  categoryScore,
  overallAverage,
  overallScore,
  rankScore,
  storedWeight,
} from '@club-reviews/domain/ratings';
import { getSeason } from '@club-reviews/domain/seasons';
import { toCalledOff } from '../../model/clubs/club-session.entity.js';
import { normaliseSearchText } from '../../model/clubs/search-text.js';
import type { Sql } from '../../platform/database/sql.js';
import { raw, sql } from '../../platform/database/sql.js';
import type { FactColumns, FactMark } from './fact-marks.js';
import { FactReader } from './fact-marks.js';
import type { TeamMark } from './team-marks.js';
import { toMark } from './team-marks.js';

/** What searches need of one club. */
export interface IndexedClub {
  readonly id: number;
  readonly state: ClubState;
  /** Whether someone manages its page for the club. */
  readonly isManaged: boolean;
  /** See normaliseSearchText. */
  readonly searchName: string;
  readonly searchLocation: string;
  readonly searchSport: string;
  readonly postcode: string | null;
  /** As the club spells it. */
  readonly location: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** One mark for each kind of team that it has. */
  readonly marks: readonly TeamMark[];
  readonly leagues: readonly League[];
  readonly facts: FactMark;
  /** Of each session to try that wasn't over when it was read: from when and until when searches find it. */
  readonly sessions: readonly number[];
  /** In pence; UNKNOWN_COST if it doesn't say. */
  readonly monthlyCost: number;
  /** As its card shows it, 0 without reviews. */
  readonly rating: number;
  /** See overallScore. */
  readonly score: number;
  readonly reviewCount: number;
  /** See rankScore; 0 without reviews. */
  readonly rank: number;
  /** See categoryScore, in each of RATING_CATEGORIES; none without reviews. */
  readonly categoryRanks: readonly number[];
  /** Its place in ClubColumns, if it's listed. */
  slot: number;
}

/** A league as it's requested and shown. */
export interface League {
  /** Its name as searched, with hyphens. */
  readonly key: string;
  readonly label: string;
  /** From 0, in the order they were first seen. */
  readonly number: number;
}

const COLUMNS =
  raw(`k.id, k.search_name AS searchName, k.search_location AS searchLocation, k.location, k.sport, k.postcode,
  k.latitude, k.longitude, k.review_count AS reviewCount, k.leagues, k.team_details AS teamDetails, k.state,
  k.coaching_sum AS coachingSum, k.communication_sum AS communicationSum, k.facilities_sum AS facilitiesSum,
  k.inclusivity_sum AS inclusivitySum, k.value_sum AS valueSum, k.weighted_count AS weightedCount,
  k.weighted_coaching_sum AS coachingWeighted, k.weighted_communication_sum AS communicationWeighted,
  k.weighted_facilities_sum AS facilitiesWeighted, k.weighted_inclusivity_sum AS inclusivityWeighted,
  k.weighted_value_sum AS valueWeighted, k.weighted_total AS weightedTotal, k.cost, k.accreditation,
  COALESCE(k.ground_surfaces, (SELECT g.surfaces FROM grounds g WHERE g.id = k.ground_id)) AS groundSurfaces,
  COALESCE(k.ground_access, (SELECT g.access FROM grounds g WHERE g.id = k.ground_id)) AS groundAccess,
  EXISTS (SELECT 1 FROM managed_clubs m WHERE m.club_id = k.id) AS isManaged`);

/**
 * The columns of clubs `k` that a club is indexed by. Its sessions to try are
 * "2026-12-12 2026-12-26 11:00 2026-12-19;": first and last date, when it ends, and weeks called off.
 * @param today in London: earlier sessions are left out
 */
export function indexedColumns(today: string): Sql {
  return sql`${COLUMNS}, (
    SELECT GROUP_CONCAT(CONCAT(s.starts_on, ' ', s.last_on, ' ', s.end_time, ' ', s.called_off, ';'))
    FROM club_sessions s WHERE s.club_id = k.id AND s.state = 'on' AND s.last_on >= ${today}
  ) AS sessions`;
}

/** A row of {@link indexedColumns}. */
export interface IndexedRow extends Record<`${RatingCategory}${'Sum' | 'Weighted'}`, number>, FactColumns {
  id: number;
  searchName: string;
  searchLocation: string;
  location: string;
  sport: string;
  postcode: string | null;
  latitude: number | null;
  longitude: number | null;
  reviewCount: number;
  weightedCount: number;
  weightedTotal: number;
  isManaged: number;
  leagues: string;
  teamDetails: string | null;
  /** See {@link indexedColumns}. */
  sessions: string | null;
  state: ClubState;
}

const NONE: readonly never[] = [];

/** Names of columns that are put together once, not for each club. */
const SUMS = RATING_CATEGORIES.map((category) => `${category}Sum` as const);
const WEIGHTED = RATING_CATEGORIES.map((category) => `${category}Weighted` as const);

/** Makes entries from rows; texts that many clubs share are stored once. */
export class ClubReader {
  /** Every league that any club was ever read with. */
  readonly leagues: League[] = [];
  private readonly leagueOf = new Map<string, League>();
  private readonly leagueLists = new Map<string, readonly League[]>();
  private readonly locations = new Map<string, string>();
  private readonly facts = new FactReader();
  private readonly sports = new Map<string, string>();
  /** The current season when the reader was made: clubs are ranked as of then. */
  readonly season = getSeason(new Date());
  private readonly weight = storedWeight(this.season);

  /** A club's entry. */
  read(row: IndexedRow): IndexedClub {
    const sums = SUMS.map((column) => row[column]);
    const ratingSum = total(sums);
    return {
      id: row.id,
      state: row.state,
      isManaged: row.isManaged === 1,
      searchName: row.searchName,
      searchLocation: this.shared(row.searchLocation),
      location: this.shared(row.location),
      searchSport: this.searchSport(row.sport),
      postcode: row.postcode,
      latitude: row.latitude,
      longitude: row.longitude,
      marks: toMarks(row.teamDetails),
      ...this.facts.read(row),
      sessions: toSessions(row.sessions),
      leagues: this.getLeagues(row.leagues),
      rating: overallAverage(ratingSum, row.reviewCount),
      score: overallScore(ratingSum, row.reviewCount),
      reviewCount: row.reviewCount,
      ...this.ranks(row, sums),
      slot: -1,
    };
  }

  private ranks(row: IndexedRow, plain: readonly number[]): Pick<IndexedClub, 'rank' | 'categoryRanks'> {
    const { reviewCount, weightedCount, weightedTotal } = row;
    if (reviewCount === 0) return { rank: 0, categoryRanks: NONE };
    // Otherwise a release without weights has written: until ReviewWeigher has been there, all reviews count the same.
    const isWeighed = weightedTotal === total(plain) && weightedCount > 0;
    const [unit, count] = isWeighed ? [this.weight, weightedCount] : [1, reviewCount];
    const sums = isWeighed ? WEIGHTED.map((column) => row[column]) : plain;
    return {
      rank: rankScore(total(sums) / unit, count / unit),
      categoryRanks: sums.map((sum) => categoryScore(sum, count, reviewCount)),
    };
  }

  private shared(text: string): string {
    const known = this.locations.get(text);
    if (known !== undefined) return known;
    this.locations.set(text, text);
    return text;
  }

  private searchSport(sport: string): string {
    const known = this.sports.get(sport) ?? normaliseSearchText(sport);
    this.sports.set(sport, known);
    return known;
  }

  // Most clubs share a few lists.
  private getLeagues(json: string): readonly League[] {
    const known = this.leagueLists.get(json);
    if (known) return known;
    const all = new Set((JSON.parse(json) as string[]).map((label) => this.league(label)));
    const leagues = [...all].filter(({ key }) => key !== '');
    this.leagueLists.set(json, leagues);
    return leagues;
  }

  private league(label: string): League {
    const key = leagueKey(label);
    const known = this.leagueOf.get(key);
    if (known) return known;
    const league = { key, label: label.trim(), number: this.leagues.length };
    this.leagues.push(league);
    this.leagueOf.set(key, league);
    return league;
  }
}

/** Whether a club's name or location contains a normalised text. */
export function containsText({ searchName, searchLocation }: IndexedClub, text: string): boolean {
  return searchName.includes(text) || searchLocation.includes(text);
}

/** The key that a league is requested by: "garforth-junior-league", however the clubs spell it. */
function leagueKey(label: string): string {
  return normaliseSearchText(label).replaceAll(' ', '-');
}

function toMarks(teamDetails: string | null): readonly TeamMark[] {
  if (teamDetails === null || teamDetails === '[]') return NONE;
  return [...new Set((JSON.parse(teamDetails) as ClubTeam[]).map(toMark))];
}

function toSessions(text: string | null): readonly number[] {
  if (text === null) return NONE;
  // Nothing follows the last semicolon.
  const entries = text.split(';').slice(0, -1);
  return entries.flatMap((entry) => {
    const [startsOn = '', weeklyUntil = '', endTime = '', off = ''] = entry.replace(/^,/, '').split(' ');
    return getSearchTimes({ startsOn, weeklyUntil, endTime, calledOff: toCalledOff(off) });
  });
}

function total(sums: readonly number[]): number {
  return sums.reduce((sum, each) => sum + each, 0);
}
