import type { GroundAccess, GroundSurface, TeamCategory, Weekday } from '@club-reviews/domain/club-facts';
import {
  CLUB_TEAM_AGE_GROUPS,
  GROUND_ACCESS,
  GROUND_SURFACES,
  TEAM_CATEGORIES,
  WEEKDAYS,
} from '@club-reviews/domain/club-facts';
import { ApiProperty } from '@nestjs/swagger';
import { ClubTeamDto } from '../club-facts.dto.js';
import { FindPlace, PlacedClub } from '../clubs.dto.js';
import { NextSession } from '../sessions/club-session.dto.js';
import { RADII_MILES } from './find-queries.js';
import { NUMBER_OR_NULL } from '../../platform/http/api-fields.js';

const COUNT = { type: 'integer', description: 'Clubs with this choice' } as const;

/** A choice of a filter, and how many clubs it would find with the other filters unchanged. */
export interface ValueCount<Value> {
  value: Value;
  count: number;
}

/** An age group's count. */
export class AgeCount implements ValueCount<string> {
  @ApiProperty({ type: String, enum: CLUB_TEAM_AGE_GROUPS })
  value!: string;

  @ApiProperty(COUNT)
  count!: number;
}

/** The count of a kind of team. */
export class TeamCount implements ValueCount<TeamCategory> {
  @ApiProperty({ enum: TEAM_CATEGORIES })
  value!: TeamCategory;

  @ApiProperty(COUNT)
  count!: number;
}

/** A training day's count. */
export class DayCount implements ValueCount<Weekday> {
  @ApiProperty({ enum: WEEKDAYS })
  value!: Weekday;

  @ApiProperty(COUNT)
  count!: number;
}

/** The count of clubs with at least this many stars. */
export class StarsCount implements ValueCount<number> {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5 })
  value!: number;

  @ApiProperty(COUNT)
  count!: number;
}

/** A league's count. */
export class LeagueCount implements ValueCount<string> {
  @ApiProperty({ description: 'What the parameter `league` takes' })
  value!: string;

  @ApiProperty({ description: 'The league’s name' })
  label!: string;

  @ApiProperty(COUNT)
  count!: number;
}

/** The count of clubs that cost at most this. */
export class CostCount {
  @ApiProperty({ type: 'integer', description: 'Pounds a month at most; 0 is free' })
  pounds!: number;

  @ApiProperty(COUNT)
  count!: number;
}

/** A playing surface's count. */
export class SurfaceCount implements ValueCount<GroundSurface> {
  @ApiProperty({ enum: GROUND_SURFACES })
  value!: GroundSurface;

  @ApiProperty(COUNT)
  count!: number;
}

/** The count of clubs whose ground offers something. */
export class AccessCount implements ValueCount<GroundAccess> {
  @ApiProperty({ enum: GROUND_ACCESS })
  value!: GroundAccess;

  @ApiProperty(COUNT)
  count!: number;
}

/** For each choice of each filter, how many clubs it would find with all other filters unchanged. */
export class FindFacets {
  @ApiProperty({ type: [AgeCount] })
  ages!: AgeCount[];

  @ApiProperty({
    type: [AgeCount],
    description:
      'Clubs with a girls’ team of each age group, in place of the age and the kinds of team that are chosen',
  })
  girls!: AgeCount[];

  @ApiProperty({ type: [TeamCount] })
  teams!: TeamCount[];

  @ApiProperty({ type: [DayCount] })
  days!: DayCount[];

  @ApiProperty({ type: 'integer', description: 'Clubs with places free' })
  places!: number;

  @ApiProperty({ type: [StarsCount] })
  stars!: StarsCount[];

  @ApiProperty({ type: 'integer', description: 'Clubs with reviews' })
  reviewed!: number;

  @ApiProperty({ type: [LeagueCount], description: 'The leagues with the most clubs, and the chosen one' })
  leagues!: LeagueCount[];

  @ApiProperty({ type: 'integer', description: 'How many more leagues the clubs found play in' })
  furtherLeagues!: number;

  @ApiProperty({ type: [CostCount], description: 'Clubs by what they cost at most' })
  costs!: CostCount[];

  @ApiProperty({ type: 'integer', description: 'Clubs with a free trial' })
  trials!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Clubs with a session to try in the weeks that a search covers',
  })
  sessions!: number;

  @ApiProperty({ type: 'integer', description: 'Clubs accredited by the FA' })
  accredited!: number;

  @ApiProperty({ type: [SurfaceCount] })
  surfaces!: SurfaceCount[];

  @ApiProperty({ type: [AccessCount] })
  access!: AccessCount[];
}

/** A club that was found. */
export class FoundClub extends PlacedClub {
  @ApiProperty({
    type: ClubTeamDto,
    nullable: true,
    description:
      'The team that fits the filters, one with free places if there is one; null without filters for teams',
  })
  matching!: ClubTeamDto | null;

  @ApiProperty({ description: 'Whether someone manages its page for the club' })
  isClaimed!: boolean;

  @ApiProperty({
    ...NUMBER_OR_NULL,
    description:
      'Its average in the category that the clubs are sorted by; null in other orders or without reviews',
  })
  categoryRating!: number | null;

  @ApiProperty({
    type: NextSession,
    nullable: true,
    description: 'Its next session to try in the weeks that a search covers',
  })
  nextSession!: NextSession | null;

  @ApiProperty({ description: 'One to four reviews: the rating says little yet' })
  fewReviews!: boolean;
}

/** Clubs around the place that a text names too. */
export class NearbySearch extends FindPlace {
  @ApiProperty({ type: 'integer', enum: RADII_MILES })
  radius!: number;

  @ApiProperty({ type: 'integer', description: 'Clubs within it' })
  total!: number;
}

/** A larger radius, and what it would find. */
export class WiderSearch {
  @ApiProperty({ type: 'integer', enum: RADII_MILES })
  radius!: number;

  @ApiProperty({ type: 'integer', description: 'Clubs within it' })
  total!: number;
}

/** One page of the clubs found, and what other choices would find. */
export class FoundClubs {
  @ApiProperty({ type: [FoundClub] })
  clubs!: FoundClub[];

  @ApiProperty({ type: 'integer', description: 'Clubs in all pages' })
  total!: number;

  @ApiProperty({ description: 'Always false: `total` is exact, and every page can be read' })
  totalIsCapped!: boolean;

  @ApiProperty({ type: 'integer' })
  page!: number;

  @ApiProperty({ type: 'integer' })
  pageSize!: number;

  @ApiProperty({ type: 'integer' })
  totalPages!: number;

  @ApiProperty({ type: FindPlace, nullable: true })
  place!: FindPlace | null;

  @ApiProperty({ description: '`near` is neither a town nor a postcode, or `q` an unknown postcode' })
  placeNotFound!: boolean;

  @ApiProperty({ description: 'No club’s name or location contains `q`: these are near it in spelling' })
  similar!: boolean;

  @ApiProperty({
    type: NearbySearch,
    nullable: true,
    description: 'What the same search finds around the place that `q` names, if none has been asked for',
  })
  nearby!: NearbySearch | null;

  @ApiProperty({
    type: 'integer',
    description: 'Clubs that would match too, but haven’t listed what the filters ask for',
  })
  unlisted!: number;

  @ApiProperty({ type: FindFacets })
  facets!: FindFacets;

  @ApiProperty({ type: WiderSearch, nullable: true, description: 'When there’s nothing around the place' })
  wider!: WiderSearch | null;

  @ApiProperty({
    type: [FoundClub],
    description: 'The nearest that match, when there’s nothing around the place',
  })
  nearest!: FoundClub[];
}

/** A club whose name a visitor may be typing. */
export class MatchingClub {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({ description: 'Address of its page, /clubs/{slug}' })
  slug!: string;

  @ApiProperty()
  location!: string;
}

/** A place that a visitor may be typing, to be searched for as it is. */
export class SuggestedPlace {
  @ApiProperty()
  label!: string;
}

/** What a visitor may be typing. */
export class FindSuggestions {
  @ApiProperty({ type: [MatchingClub], maxItems: 5 })
  clubs!: MatchingClub[];

  @ApiProperty({ type: [SuggestedPlace], maxItems: 3 })
  towns!: SuggestedPlace[];

  @ApiProperty({ type: [SuggestedPlace], maxItems: 3 })
  postcodes!: SuggestedPlace[];
}
