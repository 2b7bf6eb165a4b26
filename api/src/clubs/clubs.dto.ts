import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { AgeGroupStat } from './statistics/stats.service.js';
import { RowFacts } from './row-facts.js';
import { NamedWelfareOfficer, SharedClubFacts } from './club-facts.dto.js';

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

  @ApiProperty({ type: String, nullable: true })
  imageUrl!: string | null;

  @ApiProperty({ type: String, nullable: true })
  website!: string | null;

  @ApiProperty({ type: String, nullable: true })
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
  @ApiProperty({ type: String, nullable: true, description: '"What Parents Say", from the visible reviews' })
  aiSummary!: string | null;
}

/** A club's card with what parents choose it by and where it is. */
export class PlacedClub extends IntersectionType(ClubSummary, RowFacts) {
  @ApiProperty({ type: Number, nullable: true, description: 'Where it is, in degrees; null when not known' })
  latitude!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  longitude!: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
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
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
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
  @ApiProperty({ type: String, nullable: true })
  postcode!: string | null;

  @ApiProperty({ type: Number, nullable: true })
  latitude!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  longitude!: number | null;

  @ApiProperty({ type: String, nullable: true })
  aboutUs!: string | null;

  @ApiProperty({ type: [String] })
  teams!: string[];

  @ApiProperty({ type: String, nullable: true })
  trainingSchedule!: string | null;

  @ApiProperty({ type: String, nullable: true })
  trainingGroundAddress!: string | null;

  @ApiProperty({ type: String, nullable: true })
  membershipFees!: string | null;

  @ApiProperty({ type: String, nullable: true })
  instagram!: string | null;

  @ApiProperty({ type: String, nullable: true })
  facebook!: string | null;

  @ApiProperty({ type: String, nullable: true })
  xTwitter!: string | null;

  @ApiProperty({ type: String, nullable: true })
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
