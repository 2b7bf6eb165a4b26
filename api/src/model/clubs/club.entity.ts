import type { ClubCost, ClubTeam, WelfareOfficer } from '@club-reviews/domain/club-facts';
import type { ClubState } from '@club-reviews/domain/club-state';
import type { NotedSource } from '@club-reviews/domain/fact-sources';
import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { SimpleFactColumns } from './simple-fact-columns.js';

/**
 * A club as parents see it, with everything that a page shows stored on its own row: sums and counts cover its publicly
 * visible reviews and change in the transaction that changes a review's visibility.
 */
@Entity('clubs')
@Index('ux_clubs_slug', ['slug'], { unique: true })
@Index('ix_clubs_list_position', ['listPosition', 'searchName', 'searchLocation'])
@Index('ix_clubs_coordinates', ['latitude', 'longitude', 'state', 'searchName', 'sport'])
@Index('ix_clubs_overall_score', ['state', 'overallScore', 'reviewCount'])
@Index('ix_clubs_review_count', ['state', 'reviewCount', 'overallScore'])
@Index('ix_clubs_sport', ['sport', 'listPosition'])
@Index('ix_clubs_name', ['searchName'])
@Index('ix_clubs_state_name', ['state', 'searchName'])
@Index('ix_clubs_postcode', ['postcode'])
@Index('ix_clubs_successor', ['successorId'])
@Index('ix_clubs_sample', ['isSample'])
@Index('ix_clubs_ground', ['groundId', 'state', 'searchName'])
export class Club extends SimpleFactColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id!: number;

  @Column({ type: 'varchar', length: 160 })
  name!: string;

  /** Address of the club's page; never only digits, so that it can't be taken for an id. */
  @Column({ type: 'varchar', length: 180 })
  slug!: string;

  /** No longer used: a later release drops the column and its indexes. */
  @Column({ name: 'list_position', type: 'integer', default: 0, select: false })
  listPosition!: number;

  /** `name` as searched (see normaliseSearchText); name order is the order of this column, then of the id. */
  @Column({ name: 'search_name', type: 'varchar', length: 320 })
  searchName!: string;

  /** `location` as searched. */
  @Column({ name: 'search_location', type: 'varchar', length: 320 })
  searchLocation!: string;

  @Column({ type: 'varchar', length: 160 })
  location!: string;

  @Column({ type: 'varchar', length: 80, nullable: true })
  county!: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  region!: string | null;

  @Column({ type: 'varchar', length: 8, nullable: true })
  postcode!: string | null;

  @Column({ name: 'outward_code', type: 'varchar', length: 4, nullable: true })
  outwardCode!: string | null;

  @Column({ type: 'double', nullable: true })
  latitude!: number | null;

  @Column({ type: 'double', nullable: true })
  longitude!: number | null;

  @Column({ type: 'varchar', length: 60 })
  sport!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column({ name: 'image_url', type: 'varchar', length: 500, nullable: true })
  imageUrl!: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  website!: string | null;

  @Column({ name: 'home_ground', type: 'varchar', length: 200, nullable: true })
  homeGround!: string | null;

  /** The ground that the club has chosen (see Ground). No foreign key: undoing a change may bring back one that's gone. */
  @Column({ name: 'ground_id', type: 'integer', nullable: true })
  groundId!: number | null;

  @Column({ type: 'simple-json' })
  leagues!: string[];

  @Column({ name: 'about_us', type: 'text', nullable: true })
  aboutUs!: string | null;

  @Column({ type: 'simple-json' })
  teams!: string[];

  @Column({ name: 'training_schedule', type: 'text', nullable: true })
  trainingSchedule!: string | null;

  @Column({ name: 'training_ground_address', type: 'varchar', length: 300, nullable: true })
  trainingGroundAddress!: string | null;

  @Column({ name: 'membership_fees', type: 'text', nullable: true })
  membershipFees!: string | null;

  @Column({ type: 'varchar', length: 300, nullable: true })
  instagram!: string | null;

  @Column({ type: 'varchar', length: 300, nullable: true })
  facebook!: string | null;

  @Column({ name: 'x_twitter', type: 'varchar', length: 300, nullable: true })
  xTwitter!: string | null;

  /** Encrypted when a club has entered it; older releases and sample data stored it readable. */
  @Column({ name: 'contact_email', type: 'varchar', length: 254, nullable: true })
  contactEmail!: string | null;

  @Column({ name: 'club_logo', type: 'varchar', length: 500, nullable: true })
  clubLogo!: string | null;

  @Column({ type: 'simple-json' })
  photos!: string[];

  @Column({ name: 'ai_summary', type: 'text', nullable: true })
  aiSummary!: string | null;

  @Column({ name: 'review_count', type: 'integer', default: 0 })
  reviewCount!: number;

  @Column({ name: 'coaching_sum', type: 'integer', default: 0 })
  coachingSum!: number;

  @Column({ name: 'communication_sum', type: 'integer', default: 0 })
  communicationSum!: number;

  @Column({ name: 'facilities_sum', type: 'integer', default: 0 })
  facilitiesSum!: number;

  @Column({ name: 'inclusivity_sum', type: 'integer', default: 0 })
  inclusivitySum!: number;

  @Column({ name: 'value_sum', type: 'integer', default: 0 })
  valueSum!: number;

  /** Visible reviews whose overall rating rounds to one star; the same for the next four columns. */
  @Column({ name: 'rating_count_1', type: 'integer', default: 0 })
  ratingCount1!: number;

  @Column({ name: 'rating_count_2', type: 'integer', default: 0 })
  ratingCount2!: number;

  @Column({ name: 'rating_count_3', type: 'integer', default: 0 })
  ratingCount3!: number;

  @Column({ name: 'rating_count_4', type: 'integer', default: 0 })
  ratingCount4!: number;

  @Column({ name: 'rating_count_5', type: 'integer', default: 0 })
  ratingCount5!: number;

  /**
   * The same reviews' weights by their seasons (see storedWeight), added up, and the five sums of weighted ratings. They
   * are integers, up to 2^53.
   */
  @Column({ name: 'weighted_count', type: 'double', default: 0 })
  weightedCount!: number;

  @Column({ name: 'weighted_coaching_sum', type: 'double', default: 0 })
  weightedCoachingSum!: number;

  @Column({ name: 'weighted_communication_sum', type: 'double', default: 0 })
  weightedCommunicationSum!: number;

  @Column({ name: 'weighted_facilities_sum', type: 'double', default: 0 })
  weightedFacilitiesSum!: number;

  @Column({ name: 'weighted_inclusivity_sum', type: 'double', default: 0 })
  weightedInclusivitySum!: number;

  @Column({ name: 'weighted_value_sum', type: 'double', default: 0 })
  weightedValueSum!: number;

  /** The plain sum of all ratings in the weighted sums: if it's another, an earlier release has changed the others. */
  @Column({ name: 'weighted_total', type: 'integer', default: 0 })
  weightedTotal!: number;

  /** How many of the visible reviews came by the club's invitations, and the sum of their rating totals. */
  @Column({ name: 'invited_count', type: 'integer', default: 0 })
  invitedCount!: number;

  @Column({ name: 'invited_total', type: 'integer', default: 0 })
  invitedTotal!: number;

  /** No longer used: a later release drops the column and its indexes. */
  @Column({ name: 'overall_score', type: 'integer', default: 0 })
  overallScore!: number;

  @Column({ type: 'varchar', length: 8, default: 'listed' })
  state!: ClubState;

  /** Since when it has been in this state; null if it never had another one. */
  @Column({ name: 'state_since', type: 'datetime', precision: 3, nullable: true })
  stateSince!: Date | null;

  /** The club that it was merged into, or that its members went to when it closed. */
  @Column({ name: 'successor_id', type: 'integer', nullable: true })
  successorId!: number | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt!: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt!: Date;

  @Column({ name: 'team_details', type: 'simple-json', nullable: true })
  teamDetails!: ClubTeam[] | null;

  @Column({ type: 'simple-json', nullable: true })
  cost!: ClubCost | null;

  /** Readable, like everything else that the club publishes about itself. */
  @Column({ name: 'welfare_officer', type: 'simple-json', nullable: true })
  welfareOfficer!: WelfareOfficer | null;

  /** What the page shows of the {@link photos}, in order. */
  @Column({ name: 'photo_details', type: 'simple-json', nullable: true })
  photoDetails!: PhotoDetails[] | null;

  /** Where its facts come from; null in a row of an earlier release. */
  @Column({ name: 'fact_sources', type: 'simple-json', nullable: true })
  factSources!: NotedSource[] | null;

  /** Invented, and loaded with the sample data. */
  @Column({ name: 'is_sample', type: 'boolean', default: false })
  isSample!: boolean;
}

/** A public photo of a club. */
export interface PhotoDetails {
  key: string;
  description: string;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
}

/** How many publicly visible reviews a club has for one age group; updated in the transaction that changes them. */
@Entity('club_age_group_counts', { withoutRowid: true })
export class ClubAgeGroupCount {
  @PrimaryColumn({ name: 'club_id', type: 'integer' })
  clubId!: number;

  @PrimaryColumn({ name: 'age_group', type: 'varchar', length: 24 })
  ageGroup!: string;

  @Column({ type: 'integer', default: 0 })
  count!: number;
}
