import { STARS } from '@club-reviews/domain/ratings';
import type { Criteria } from './criteria.js';
import { isInLeague, teamsFit } from './criteria.js';
import type { FindFacets, LeagueCount, ValueCount } from './find.dto.js';
import { MAX_FOUND } from './find.limits.js';
import type { IndexedClub, League } from './index/indexed-club.js';
import type { BitGroup, TeamMark } from './index/team-marks.js';
import { AGES, CATEGORIES, DAYS, PLACES_FREE } from './index/team-marks.js';

/** So many leagues are offered, those with the most clubs. */
const MAX_LEAGUES = 30;
const BITS = 32;

/** Counts, for each choice of a filter, the clubs that it would find together with all other filters. */
export class FacetCounter {
  private readonly byBit = new Array<number>(BITS).fill(0);
  private readonly byStars = new Array<number>(STARS.length + 1).fill(0);
  private readonly byLeague = new Map<string, { league: League; count: number }>();
  private reviewed = 0;

  constructor(private readonly criteria: Criteria) {}

  /** Looks at one more of the clubs that are where and called what was asked. */
  count(club: IndexedClub): void {
    const { stars, reviewed, league } = this.criteria;
    const hasStars = club.rating >= stars;
    const isReviewed = !reviewed || club.reviewCount > 0;
    const isOfLeague = isInLeague(club, league);
    const others = Number(hasStars) + Number(isReviewed) + Number(isOfLeague);
    if (others < 2) return;
    if (others === 3) this.countTeams(club.marks);
    if (!teamsFit(club.marks, this.criteria)) return;
    if (isReviewed && isOfLeague) this.byStars[Math.floor(club.rating)]! += 1;
    if (hasStars && isOfLeague && club.reviewCount > 0) this.reviewed += 1;
    if (hasStars && isReviewed) for (const each of club.leagues) this.countLeague(each);
  }

  /** What was counted, at most MAX_FOUND of each. */
  result(): FindFacets {
    return {
      ages: this.counts(AGES),
      teams: this.counts(CATEGORIES),
      days: this.counts(DAYS),
      places: capped(this.byBit[Math.log2(PLACES_FREE)] ?? 0),
      stars: STARS.map((stars) => ({ value: stars, count: capped(this.atLeast(stars)) })),
      reviewed: capped(this.reviewed),
      leagues: this.leagues(),
    };
  }

  private countTeams(marks: readonly TeamMark[]): void {
    const { age, days, places, teams } = this.criteria;
    let kinds = 0;
    // With several kinds asked for, each needs a team of its own that also has the choice that is counted.
    let choices = ALL_CHOICES;
    for (let turn = 0; turn < Math.max(teams.length, 1); turn += 1) {
      const kind = teams[turn] ?? CATEGORIES.mask;
      let found = 0;
      for (const mark of marks) {
        const hasAge = age === 0 || (mark & age) !== 0;
        const hasDay = days === 0 || (mark & days) !== 0;
        const hasPlaces = places === 0 || (mark & places) !== 0;
        if (hasAge && hasDay && hasPlaces) kinds |= mark & CATEGORIES.mask;
        if ((mark & kind) === 0) continue;
        if (hasDay && hasPlaces) found |= mark & AGES.mask;
        if (hasAge && hasPlaces) found |= mark & DAYS.mask;
        if (hasAge && hasDay) found |= mark & PLACES_FREE;
      }
      choices &= found;
    }
    for (let rest = choices | kinds; rest !== 0; rest &= rest - 1)
      this.byBit[31 - Math.clz32(rest & -rest)]! += 1;
  }

  private countLeague(league: League): void {
    const counted = this.byLeague.get(league.key);
    if (counted) counted.count += 1;
    else this.byLeague.set(league.key, { league, count: 1 });
  }

  private counts<Value extends string>({ values, offset }: BitGroup<Value>): ValueCount<Value>[] {
    return values.map((value, index) => ({ value, count: capped(this.byBit[offset + index] ?? 0) }));
  }

  private atLeast(stars: number): number {
    return this.byStars.slice(stars).reduce((sum, count) => sum + count, 0);
  }

  private leagues(): LeagueCount[] {
    const counted = [...this.byLeague.values()].sort(
      (one, other) => other.count - one.count || one.league.key.localeCompare(other.league.key),
    );
    const chosen = counted.slice(MAX_LEAGUES).filter(({ league }) => league.key === this.criteria.league);
    return [...counted.slice(0, MAX_LEAGUES), ...chosen].map(({ league, count }) => ({
      value: league.key,
      label: league.label,
      count: capped(count),
    }));
  }
}

const ALL_CHOICES = AGES.mask | DAYS.mask | PLACES_FREE;

function capped(count: number): number {
  return Math.min(count, MAX_FOUND);
}
