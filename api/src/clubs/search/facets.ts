import { STARS } from '@club-reviews/domain/ratings';
import type { Criteria } from './criteria.js';
import { asksOfTeams, hasAnyBit, teamsFit } from './criteria.js';
import { BitCounter, getCounts } from './bit-counter.js';
import { FactCounter } from './fact-filters.js';
import { failedFilters, failure, FILTERS, refusedFilters } from './failures.js';
import type { FindFacets } from './find.dto.js';
import type { ClubIndex } from '../directory/club-index.js';
import {
  AGES,
  toBit,
  CATEGORIES,
  DAYS,
  DAYS_UNKNOWN,
  PLACES_FREE,
  PLACES_UNKNOWN,
} from '../directory/team-marks.js';

/** At most this many leagues are offered, those with the most clubs. */
const MAX_LEAGUES = 30;
const TENTHS = 10;

const GIRLS = toBit(CATEGORIES, 'girls');
const EVERY_BIT = -1;
const CHOICES = AGES.mask | DAYS.mask | PLACES_FREE;

/** Whether a club fits the filters, or would but for what it hasn't listed. */
export type Fit = 'fits' | 'unlisted' | 'no';

/**
 * Filters clubs, and counts on the way, for each choice of a filter, the clubs that it would find together with all
 * other filters. Checks 50,000 clubs in a few milliseconds, hence numbers instead of objects.
 */
export class FacetCounter {
  private readonly byBit = new BitCounter();
  private readonly girlsByBit = new BitCounter();
  private readonly byStars = new Int32Array(STARS.length + 1);
  private readonly byLeague: Int32Array;
  private readonly league: number;
  private readonly least: number;
  private readonly asksOfTeams: boolean;
  /** The bits of which a team must have one: all of them if nothing is asked. */
  private readonly anyOf: { age: number; days: number; places: number };
  /** The bits of all kinds of team that are asked for. */
  private readonly kinds: number;
  /** The same, but a team that doesn't say when it trains or whether it has places will do. */
  private readonly perhaps: Criteria;
  private readonly facts: FactCounter;
  private reviewed = 0;
  private waiting = 0;

  constructor(
    private readonly index: ClubIndex,
    private readonly criteria: Criteria,
  ) {
    this.byLeague = new Int32Array(index.leagues.length);
    this.league = index.leagues.findIndex(({ key }) => key === criteria.league);
    this.least = criteria.stars * TENTHS;
    this.asksOfTeams = asksOfTeams(criteria);
    const { age, days, places, teams } = criteria;
    this.anyOf = { age: age || EVERY_BIT, days: days || EVERY_BIT, places: places || EVERY_BIT };
    this.kinds = teams.reduce((kinds, team) => kinds | team, 0);
    this.perhaps = {
      ...criteria,
      days: days && days | DAYS_UNKNOWN,
      places: places && places | PLACES_UNKNOWN,
    };
    this.facts = new FactCounter(index.columns, criteria.facts);
  }

  /** How many of the clubs haven't listed what the filters ask for, and fit otherwise. */
  get unlisted(): number {
    return this.waiting;
  }

  /** Checks and counts the club of a slot, one of those that match the place and name. */
  check(slot: number): Fit {
    const { columns } = this.index;
    const { leagues } = columns;
    const tenths = columns.tenthsOfStars(slot);
    let failures = this.facts.failures(slot);
    if (tenths < this.least) failures |= FILTERS.stars;
    if (tenths === 0 && this.criteria.reviewed) failures |= FILTERS.reviewed;
    if (!this.isOfLeague(slot)) failures |= failure('league', leagues.start(slot) < leagues.end(slot));
    let hasTeams = true;
    if (failures === 0) {
      hasTeams = this.countTeams(slot);
      this.countGirls(slot);
    } else if (isSeveral(refusedFilters(failures))) return 'no';
    else if (this.asksOfTeams) hasTeams = this.teamsFit(slot);
    if (!hasTeams) failures |= failure('teams', this.hasListed(slot));
    const failed = failedFilters(failures);
    if (!isSeveral(failed)) this.countOthers(slot, tenths, failed);
    if (failed === 0) return 'fits';
    if (refusedFilters(failures) !== 0) return 'no';
    this.waiting += 1;
    return 'unlisted';
  }

  /** The counts. */
  result(): FindFacets {
    const byBit = this.byBit.counts();
    return {
      ages: getCounts(AGES, byBit),
      girls: getCounts(AGES, this.girlsByBit.counts()),
      teams: getCounts(CATEGORIES, byBit),
      days: getCounts(DAYS, byBit),
      places: byBit[Math.log2(PLACES_FREE)] ?? 0,
      stars: STARS.map((stars) => ({ value: stars, count: this.atLeast(stars) })),
      reviewed: this.reviewed,
      ...this.leagues(),
      ...this.facts.result(),
    };
  }

  // For the choices of each filter count the clubs that fail no other one.
  private countOthers(slot: number, tenths: number, failed: number): void {
    this.facts.count(slot, failed);
    if ((failed & ~FILTERS.stars) === 0) this.byStars[Math.floor(tenths / TENTHS)]! += 1;
    if ((failed & ~FILTERS.reviewed) === 0 && tenths > 0) this.reviewed += 1;
    if ((failed & ~FILTERS.league) === 0) this.countLeagues(slot);
  }

  private isOfLeague(slot: number): boolean {
    if (this.criteria.league === '') return true;
    const { leagues } = this.index.columns;
    for (let place = leagues.start(slot); place < leagues.end(slot); place += 1)
      if (leagues.all[place] === this.league) return true;
    return false;
  }

  // A club without listed teams may well have the one that's looked for, and so may one that doesn't say when it trains.
  private hasListed(slot: number): boolean {
    const { marks } = this.index.columns;
    const start = marks.start(slot);
    const end = marks.end(slot);
    if (start === end) return false;
    const { days, places } = this.criteria;
    return (days | places) === 0 || !teamsFit(marks.all, this.perhaps, start, end);
  }

  private teamsFit(slot: number): boolean {
    const { columns } = this.index;
    const { marks } = columns;
    if (!hasAnyBit(columns.bits(slot), this.criteria.places)) return false;
    return teamsFit(marks.all, this.criteria, marks.start(slot), marks.end(slot));
  }

  // Whether it has the teams that are asked for comes with counting them.
  private countTeams(slot: number): boolean {
    const { columns } = this.index;
    // There's no other condition on the team with the choice: any of them will do.
    const choices = this.asksOfTeams ? this.getChoices(slot) : columns.bits(slot);
    this.byBit.add(choices);
    if (!this.asksOfTeams) return true;
    const kinds = choices & CATEGORIES.mask;
    return kinds !== 0 && (kinds & this.kinds) === this.kinds;
  }

  private countGirls(slot: number): void {
    const { columns } = this.index;
    const { days, places } = this.criteria;
    if ((days | places) === 0) return this.girlsByBit.add(columns.girlsAges(slot));
    if ((columns.bits(slot) & GIRLS) === 0) return;
    const { marks } = columns;
    let ages = 0;
    for (let place = marks.start(slot); place < marks.end(slot); place += 1) {
      const mark = marks.all[place] ?? 0;
      if ((mark & GIRLS) !== 0 && hasAnyBit(mark, days) && hasAnyBit(mark, places)) ages |= mark & AGES.mask;
    }
    this.girlsByBit.add(ages);
  }

  private getChoices(slot: number): number {
    const { teams } = this.criteria;
    const { age, days, places } = this.anyOf;
    const { marks } = this.index.columns;
    const { all } = marks;
    const end = marks.end(slot);
    let kinds = 0;
    let choices = CHOICES;
    // If several kinds are required, each needs its own team that also has the choice being counted.
    for (let turn = 0; turn < Math.max(teams.length, 1); turn += 1) {
      const kind = teams[turn] ?? CATEGORIES.mask;
      let found = 0;
      for (let place = marks.start(slot); place < end; place += 1) {
        const mark = all[place] ?? 0;
        const hasAge = (mark & age) !== 0;
        const hasDay = (mark & days) !== 0;
        const hasPlaces = (mark & places) !== 0;
        if (hasAge && hasDay && hasPlaces) kinds |= mark & CATEGORIES.mask;
        if ((mark & kind) === 0) continue;
        if (hasDay && hasPlaces) found |= mark & AGES.mask;
        if (hasAge && hasPlaces) found |= mark & DAYS.mask;
        if (hasAge && hasDay) found |= mark & PLACES_FREE;
      }
      choices &= found;
    }
    return choices | kinds;
  }

  private countLeagues(slot: number): void {
    const { leagues } = this.index.columns;
    for (let place = leagues.start(slot); place < leagues.end(slot); place += 1)
      this.byLeague[leagues.all[place] ?? 0]! += 1;
  }

  private atLeast(stars: number): number {
    return this.byStars.slice(stars).reduce((sum, count) => sum + count, 0);
  }

  private leagues(): Pick<FindFacets, 'leagues' | 'furtherLeagues'> {
    const counted = this.index.leagues
      .map(({ key, label }, number) => ({ value: key, label, count: this.byLeague[number] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
    const chosen = counted.slice(MAX_LEAGUES).filter(({ value }) => value === this.criteria.league);
    const leagues = [...counted.slice(0, MAX_LEAGUES), ...chosen];
    return { leagues, furtherLeagues: counted.length - leagues.length };
  }
}

/** Whether more than one bit is set. */
function isSeveral(bits: number): boolean {
  return (bits & (bits - 1)) !== 0;
}
