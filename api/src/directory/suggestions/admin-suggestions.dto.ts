import type { ClubProblem, SuggestionKind, SuggestionState } from '@club-reviews/domain/club-suggestions';
import {
  CLUB_PROBLEMS,
  SUGGESTION_KINDS,
  SUGGESTION_MESSAGES,
  SUGGESTION_STATES,
  SUGGESTION_TEXTS,
} from '@club-reviews/domain/club-suggestions';
import type { ClubState } from '@club-reviews/domain/club-state';
import { CLUB_STATES } from '@club-reviews/domain/club-state';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { cursorQuery } from '../../platform/http/cursors.js';
import { oneOfWords } from '../../platform/http/query-schema.js';
import { rowIdField } from '../../platform/http/row-id.js';
import { optionalField, textField } from '../../platform/http/text-fields.js';
import { TEXT_OR_NULL, MOMENT_OR_NULL } from '../../platform/http/api-fields.js';

/** Which suggestions to list. */
export const adminSuggestionsQuery = z.object({
  state: oneOfWords(SUGGESTION_STATES, 'Only suggestions in this state').optional(),
  ...cursorQuery(100, 20),
});

export type AdminSuggestionsQuery = z.output<typeof adminSuggestionsQuery>;

/** A moderator's decision on a suggestion. */
export const suggestionDecisionBody = z
  .object({
    state: z.enum(['accepted', 'declined'], { error: 'state must be accepted or declined' }),
    answer: optionalField(textField(SUGGESTION_TEXTS.answer))
      .optional()
      .meta({ description: 'Needed to decline; someone who left an address reads it' }),
    clubId: rowIdField(SUGGESTION_MESSAGES.club)
      .nullish()
      .meta({ description: 'The club that a missing one has become, or was all along; needed to accept it' }),
  })
  .refine(({ state, answer }) => state !== 'declined' || !!answer, {
    path: ['answer'],
    error: SUGGESTION_MESSAGES.answer,
  });

export type SuggestionDecisionBody = z.output<typeof suggestionDecisionBody>;

/** A club that a suggestion is about. */
export class SuggestedClub {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  slug!: string;

  @ApiProperty()
  location!: string;

  @ApiProperty(TEXT_OR_NULL)
  postcode!: string | null;

  @ApiProperty({ enum: CLUB_STATES })
  state!: ClubState;
}

/** A suggestion as moderators read it. The address of its author isn't included. */
export class AdminSuggestion {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ enum: SUGGESTION_KINDS })
  kind!: SuggestionKind;

  @ApiProperty()
  clubName!: string;

  @ApiProperty(TEXT_OR_NULL)
  place!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  postcode!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  websiteUrl!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  sport!: string | null;

  @ApiProperty({ enum: CLUB_PROBLEMS, nullable: true, description: 'Of a correction' })
  problem!: ClubProblem | null;

  @ApiProperty()
  words!: string;

  @ApiProperty({
    type: () => SuggestedClub,
    nullable: true,
    description: 'The club to correct, or what a missing one has become',
  })
  club!: SuggestedClub | null;

  @ApiProperty({
    type: () => SuggestedClub,
    nullable: true,
    description: 'The other entry of a club listed twice',
  })
  otherClub!: SuggestedClub | null;

  @ApiProperty({
    type: () => [SuggestedClub],
    description: 'Clubs of nearly the same name as an open suggestion of a missing one; nearby ones first',
  })
  lookalikes!: SuggestedClub[];

  @ApiProperty({ description: 'Whether someone hears of the decision by email' })
  wantsAnswer!: boolean;

  @ApiProperty({ enum: SUGGESTION_STATES })
  state!: SuggestionState;

  @ApiProperty(TEXT_OR_NULL)
  answer!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Who decided' })
  decidedBy!: string | null;

  @ApiProperty(MOMENT_OR_NULL)
  decidedAt!: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}
