import type { TeamCategory, Weekday } from '@club-reviews/domain/club-facts';
import { CLUB_TEAM_AGE_GROUPS, TEAM_CATEGORIES, WEEKDAYS } from '@club-reviews/domain/club-facts';
import type { SavedSearchStatus } from '@club-reviews/domain/saved-searches';
import {
  SAVED_SEARCH_MESSAGES,
  SAVED_SEARCH_PLACE_LENGTH,
  SAVED_SEARCH_STATUSES,
} from '@club-reviews/domain/saved-searches';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { emailField, honeypotField, lineField, optionalField } from '../platform/http/text-fields.js';
import { RADII_MILES } from '../clubs/search/find-queries.js';
import { MailedResponse } from '../platform/mailed-links/mailed-links.dto.js';

/** A search as the form saves it; the form shows every message. */
export const savedSearchBody = z.object({
  place: lineField({
    ...{ name: 'The place', max: SAVED_SEARCH_PLACE_LENGTH, missing: SAVED_SEARCH_MESSAGES.place },
  }).meta({ description: 'A postcode, the first half of one, or a town of the directory', example: 'Otley' }),
  radius: z
    .literal([...RADII_MILES], { error: SAVED_SEARCH_MESSAGES.radius })
    .meta({ type: 'integer', enum: [...RADII_MILES], description: 'Miles around the place' }),
  age: optionalField(z.enum(CLUB_TEAM_AGE_GROUPS, { error: SAVED_SEARCH_MESSAGES.age }))
    .optional()
    .meta({ description: 'Clubs with places in a team of this age group', example: 'U10s' }),
  teams: chosenFrom(TEAM_CATEGORIES, SAVED_SEARCH_MESSAGES.teams).meta({
    description: 'Clubs with places in teams of all of these kinds',
  }),
  days: chosenFrom(WEEKDAYS, SAVED_SEARCH_MESSAGES.days).meta({
    description: 'Clubs with places in a team that trains on one of these days',
  }),
  email: emailField().meta({
    description: 'Gets the link that confirms the search, and the mails about clubs',
  }),
  website: honeypotField,
});

export type SavedSearchBody = z.output<typeof savedSearchBody>;

/** A search was accepted; the mail says whether anything follows from it. */
export class SubmittedSavedSearch extends MailedResponse {}

/** A saved search, as its owner sees it with a mailed link. */
export class SavedSearchProgress {
  @ApiProperty({ enum: SAVED_SEARCH_STATUSES, enumName: 'SavedSearchStatus' })
  status!: SavedSearchStatus;

  @ApiProperty({ example: 'Otley' })
  place!: string;

  @ApiProperty({ type: 'integer', enum: RADII_MILES, description: 'Miles' })
  radius!: number;

  @ApiProperty({ type: String, enum: CLUB_TEAM_AGE_GROUPS, nullable: true })
  age!: string | null;

  @ApiProperty({ enum: TEAM_CATEGORIES, isArray: true })
  teams!: TeamCategory[];

  @ApiProperty({ enum: WEEKDAYS, isArray: true })
  days!: Weekday[];

  @ApiProperty({
    format: 'date-time',
    description: 'When it’s deleted, with the address: if no one confirms it, or at its end',
  })
  endsAt!: string;
}

function chosenFrom<const W extends string>(choices: readonly W[], error: string) {
  return z
    .array(z.enum(choices, { error }), { error })
    .max(choices.length, { error })
    .default([])
    .transform((given) => choices.filter((choice) => given.includes(choice)))
    .pipe(z.array(z.enum(choices)));
}
