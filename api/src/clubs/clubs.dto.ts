import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { AgeGroupStat } from './statistics/stats.service.js';
import { RowFacts } from './row-facts.js';
import { ClubGround } from './grounds/ground.dto.js';
import { NamedWelfareOfficer, SharedClubFacts } from './club-facts.dto.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL, NUMBER_OR_NULL } from '../platform/http/api-fields.js';

const AVERAGE = {
  description: 'Mean of the visible reviews, one decimal; 0 without any',
  minimum: 0,
  maximum: 5,
};

/** What a card shows of a club. */
export class ClubSummary {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({ description: 'Address of its page, /clubs/{slug}' })
  slug!: string;

  @ApiProperty()
  location!: string;

  @ApiProperty()
  sport!: string;

  @ApiProperty()
  description!: string;

  @ApiProperty(TEXT_OR_NULL)
  imageUrl!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  website!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  homeGround!: string | null;

  @ApiProperty({ type: [String] })
  leagues!: string[];

  @ApiProperty({
    description: 'Mean of all visible ratings, one decimal; 0 without reviews',
    minimum: 0,
    maximum: 5,
  })
  overallRating!: number;

  @ApiProperty({ type: 'integer', description: 'Publicly visible reviews' })
  reviewCount!: number;

  @ApiProperty(AVERAGE)
  coachingRating!: number;

  @ApiProperty(AVERAGE)
  communicationRating!: number;

  @ApiProperty(AVERAGE)
  facilitiesRating!: number;

  @ApiProperty(AVERAGE)
  inclusivityRating!: number;

  @ApiProperty(AVERAGE)
  valueRating!: number;
}

/** A club as lists have it: everything that the specification says about one. */
export class ListedClub extends ClubSummary {
  @ApiProperty({ ...TEXT_OR_NULL, description: '"What Parents Say", from the visible reviews' })
  aiSummary!: string | null;
}

/** A club's card with what parents choose it by and where it is. */
export class PlacedClub extends IntersectionType(ClubSummary, RowFacts) {
  @ApiProperty({ ...NUMBER_OR_NULL, description: 'Where it is, in degrees; null when not known' })
  latitude!: number | null;

  @ApiProperty(NUMBER_OR_NULL)
  longitude!: number | null;

  @ApiProperty({
    ...NUMBER_OR_NULL,
    description: 'Great-circle miles from the place, two decimals; null without one',
  })
  distanceMiles!: number | null;
}

/** A club that a search found, as lists have it. */
export class ClubSearchResult extends IntersectionType(PlacedClub, ListedClub) {}

/** What the clubs were searched around. */
export const PLACE_KINDS = ['postcode', 'town', 'location'] as const;

/** The place that was searched around. */
export class FindPlace {
  @ApiProperty({ description: '"LS6 3AA", "Otley", "Your location"' })
  label!: string;

  @ApiProperty()
  latitude!: number;

  @ApiProperty()
  longitude!: number;

  @ApiProperty({ enum: PLACE_KINDS })
  kind!: (typeof PLACE_KINDS)[number];
}

/** One page of clubs. */
export class ClubsPage {
  @ApiProperty({ type: [ClubSearchResult] })
  clubs!: ClubSearchResult[];

  @ApiProperty({ type: 'integer', description: 'Clubs in all pages' })
  total!: number;

  @ApiProperty({ type: 'integer' })
  totalPages!: number;

  @ApiProperty({ type: 'integer' })
  page!: number;

  @ApiProperty({ type: 'integer' })
  pageSize!: number;

  @ApiProperty({ description: 'Always false: `total` is exact, and every page can be read' })
  totalIsCapped!: boolean;
}

/** Another club, as a link to its page needs it. */
export class LinkedClub {
  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  slug!: string;
}

/** What is known about a club that has closed. */
export class ClosedClub {
  @ApiProperty(MOMENT_OR_NULL)
  since!: string | null;

  @ApiProperty({ type: LinkedClub, nullable: true, description: 'Where its players have gone' })
  successor!: LinkedClub | null;
}

/** A photo of a club as its page shows it. */
export class ClubPhotoDetails {
  @ApiProperty({ description: 'Names its files: /api/photos/{key}/{width}.{format}' })
  key!: string;

  @ApiProperty({ description: 'What it shows, for people who can’t see it; "" where no one has said so' })
  description!: string;

  @ApiProperty({ type: 'integer', description: 'Of the largest file, in pixels' })
  width!: number;

  @ApiProperty({ type: 'integer' })
  height!: number;
}

/** Everything a club's page shows about it, except its reviews. */
export class ClubDetail extends IntersectionType(ListedClub, SharedClubFacts) {
  @ApiProperty({
    type: ClubGround,
    nullable: true,
    description: 'What it has chosen from Active Places; the fields below say what the club itself doesn’t',
  })
  ground!: ClubGround | null;

  @ApiProperty(TEXT_OR_NULL)
  postcode!: string | null;

  @ApiProperty(NUMBER_OR_NULL)
  latitude!: number | null;

  @ApiProperty(NUMBER_OR_NULL)
  longitude!: number | null;

  @ApiProperty(TEXT_OR_NULL)
  aboutUs!: string | null;

  @ApiProperty({ type: [String] })
  teams!: string[];

  @ApiProperty(TEXT_OR_NULL)
  trainingSchedule!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  trainingGroundAddress!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  membershipFees!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  instagram!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  facebook!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  xTwitter!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  clubLogo!: string | null;

  @ApiProperty({ type: [String] })
  photos!: string[];

  @ApiProperty({ type: () => [ClubPhotoDetails], description: 'What the photos show, in their order' })
  photoDetails!: ClubPhotoDetails[];

  @ApiProperty({
    type: [AgeGroupStat],
    description: 'Visible reviews per age group: most first, "prefer not to disclose" last',
  })
  ageGroups!: AgeGroupStat[];

  @ApiProperty({
    type: [Number],
    minItems: 5,
    maxItems: 5,
    description: 'Visible reviews whose overall rating rounds to 1, 2, 3, 4 and 5 stars',
  })
  ratingCounts!: number[];

  @ApiProperty({ type: NamedWelfareOfficer, nullable: true })
  welfareOfficer!: NamedWelfareOfficer | null;

  @ApiProperty({
    type: ClosedClub,
    nullable: true,
    description: 'Set for a club that has closed: it takes no reviews or claims any more, and no list has it',
  })
  closed!: ClosedClub | null;
}
