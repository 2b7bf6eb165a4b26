import {
  ACCREDITATIONS,
  CLUB_TEAM_AGE_GROUPS,
  COST_PERIODS,
  GROUND_ACCESS,
  GROUND_SURFACES,
  TEAM_CATEGORIES,
  TEAM_PLACES,
  WEEKDAYS,
} from '@club-reviews/domain/club-facts';
import type {
  Accreditation,
  ClubCost,
  ClubTeam,
  CostPeriod,
  GroundAccess,
  GroundSurface,
  TeamCategory,
  TeamPlaces,
  TrainingSession,
  Weekday,
  WelfareOfficer,
} from '@club-reviews/domain/club-facts';
import { ApiProperty } from '@nestjs/swagger';

const TIME = { type: String, nullable: true, example: '18:00' } as const;

/** When a team trains. */
export class TrainingSessionDto implements TrainingSession {
  @ApiProperty({ enum: WEEKDAYS })
  day!: Weekday;

  @ApiProperty(TIME)
  start!: string | null;

  @ApiProperty(TIME)
  end!: string | null;
}

/** One team of a club. */
export class ClubTeamDto implements ClubTeam {
  @ApiProperty({ type: String, enum: CLUB_TEAM_AGE_GROUPS })
  ageGroup!: string;

  @ApiProperty({ enum: TEAM_CATEGORIES })
  category!: TeamCategory;

  @ApiProperty({ type: String, nullable: true })
  name!: string | null;

  @ApiProperty({ type: [TrainingSessionDto] })
  training!: TrainingSessionDto[];

  @ApiProperty({ type: String, enum: TEAM_PLACES, nullable: true, description: 'Null: the club doesn’t say' })
  places!: TeamPlaces | null;

  @ApiProperty({ type: 'integer', nullable: true })
  freePlaces!: number | null;
}

/** What it costs to play for a club. */
export class ClubCostDto implements ClubCost {
  @ApiProperty({ type: 'integer', description: '0 is free' })
  pence!: number;

  @ApiProperty({ enum: COST_PERIODS })
  per!: CostPeriod;

  @ApiProperty({ type: String, nullable: true })
  note!: string | null;

  @ApiProperty({
    required: false,
    description: 'Whether a child can try it free; missing if the club doesn’t say',
  })
  freeTrial?: boolean;
}

/** A club's welfare officer, with contact details. */
export class WelfareOfficerDto implements WelfareOfficer {
  @ApiProperty()
  name!: string;

  @ApiProperty({ type: String, nullable: true })
  email!: string | null;

  @ApiProperty({ type: String, nullable: true })
  phone!: string | null;
}

/** A club's welfare officer as the page names them; contact details need a separate request. */
export class NamedWelfareOfficer {
  @ApiProperty()
  name!: string;

  @ApiProperty()
  hasEmail!: boolean;

  @ApiProperty()
  hasPhone!: boolean;
}

/** Facts about a club that are the same for every reader. */
export class SharedClubFacts {
  @ApiProperty({ type: [ClubTeamDto] })
  teamDetails!: ClubTeamDto[];

  @ApiProperty({ type: ClubCostDto, nullable: true })
  cost!: ClubCostDto | null;

  @ApiProperty({ type: String, enum: ACCREDITATIONS, nullable: true })
  accreditation!: Accreditation | null;

  @ApiProperty({ enum: GROUND_SURFACES, isArray: true })
  groundSurfaces!: GroundSurface[];

  @ApiProperty({ enum: GROUND_ACCESS, isArray: true })
  groundAccess!: GroundAccess[];
}
