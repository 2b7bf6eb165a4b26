import {
  CLUB_TEAM_AGE_GROUPS,
  COST_PERIODS,
  TEAM_CATEGORIES,
  TEAM_PLACES,
  WEEKDAYS,
} from '@club-reviews/domain/club-facts';
import type {
  ClubCost,
  ClubTeam,
  CostPeriod,
  TeamCategory,
  TeamPlaces,
  TrainingSession,
  Weekday,
  WelfareOfficer,
} from '@club-reviews/domain/club-facts';
import type { SimpleFact, SimpleFacts } from '@club-reviews/domain/simple-facts';
import { FACT_ENTRIES } from '@club-reviews/domain/simple-facts';
import type { ApiPropertyOptions } from '@nestjs/swagger';
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

class FactProperties {}
for (const [key, fact] of FACT_ENTRIES) ApiProperty(toProperty(fact))(FactProperties.prototype, key);

/** A club's simple facts, each as its kind says. */
export const SimpleFactsDto = FactProperties as new () => SimpleFacts;

/** Facts about a club that are the same for every reader. */
export class SharedClubFacts extends SimpleFactsDto {
  @ApiProperty({ type: [ClubTeamDto] })
  teamDetails!: ClubTeamDto[];

  @ApiProperty({ type: ClubCostDto, nullable: true })
  cost!: ClubCostDto | null;
}

function toProperty(fact: SimpleFact): ApiPropertyOptions {
  switch (fact.kind) {
    case 'choices':
      return { enum: Object.keys(fact.names), isArray: true };
    case 'choice':
      return { type: String, enum: Object.keys(fact.names), nullable: true };
    case 'text':
      return { type: String, nullable: true };
    case 'yes-no':
      return { type: Boolean, nullable: true };
    default:
      return { type: 'integer', nullable: true };
  }
}
