import type { ClubTeam, TeamCategory, Weekday } from '@club-reviews/domain/club-facts';
import { ALL_AGES, CLUB_TEAM_AGE_GROUPS, TEAM_CATEGORIES, WEEKDAYS } from '@club-reviews/domain/club-facts';

/**
 * What a search can filter a team by, in one integer: a bit for each age group that it accepts, one for its category,
 * one for each training day, one for free places, and two for what the club doesn't say: when it trains, and whether
 * there are places.
 */
export type TeamMark = number;

/** A range of bits in a mark, one for each value. */
export interface BitGroup<Value extends string = string> {
  readonly values: readonly Value[];
  readonly offset: number;
  /** All bits of the group. */
  readonly mask: number;
}

/** A group of bits from this one on. */
export function bitGroup<Value extends string>(values: readonly Value[], offset: number): BitGroup<Value> {
  return { values, offset, mask: (2 ** values.length - 1) << offset };
}

export const AGES = bitGroup(CLUB_TEAM_AGE_GROUPS, 0);
export const CATEGORIES = bitGroup<TeamCategory>(TEAM_CATEGORIES, AGES.values.length);
export const DAYS = bitGroup<Weekday>(WEEKDAYS, CATEGORIES.offset + CATEGORIES.values.length);
export const PLACES_FREE = 1 << (DAYS.offset + DAYS.values.length);
export const DAYS_UNKNOWN = PLACES_FREE << 1;
export const PLACES_UNKNOWN = PLACES_FREE << 2;

/** The age groups of all girls' teams among these marks. */
export function getGirlsAges(marks: readonly TeamMark[]): number {
  const girls = toBit(CATEGORIES, 'girls');
  return marks.reduce((ages, mark) => ((mark & girls) === 0 ? ages : ages | (mark & AGES.mask)), 0);
}

/** The bit of a value; 0 if it isn't in the group. */
export function toBit({ values, offset }: BitGroup, value: string): number {
  const index = values.indexOf(value);
  return index < 0 ? 0 : 1 << (offset + index);
}

/** The mark of a team. A team for all ages counts for each of them. */
export function toMark({ ageGroup, category, training, places }: ClubTeam): TeamMark {
  const ages = ageGroup === ALL_AGES ? AGES.mask : toBit(AGES, ageGroup);
  const days = training.reduce((bits, { day }) => bits | toBit(DAYS, day), 0) || DAYS_UNKNOWN;
  const free = places === null ? PLACES_UNKNOWN : places === 'yes' ? PLACES_FREE : 0;
  return ages | toBit(CATEGORIES, category) | days | free;
}
