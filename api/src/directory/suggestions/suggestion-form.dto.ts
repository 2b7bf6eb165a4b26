import {
  CLUB_PROBLEMS,
  MIN_CORRECTION_LENGTH,
  SUGGESTION_KINDS,
  SUGGESTION_MESSAGES,
  SUGGESTION_TEXTS,
} from '@club-reviews/domain/club-suggestions';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { normaliseSearchText } from '../../model/clubs/search-text.js';
import { rowIdField } from '../../platform/http/row-id.js';
import {
  emailField,
  honeypotField,
  lineField,
  optionalField,
  parsedField,
  textField,
  websiteField,
} from '../../platform/http/text-fields.js';
import { readableText } from '../../platform/text/readable-text.js';
import { readPostcode } from '../../clubs/postcodes/postcode-text.js';

const MAX_POSTCODE_LENGTH = 20;

const postcode = parsedField(SUGGESTION_MESSAGES.postcode, MAX_POSTCODE_LENGTH, (text) => {
  const read = readPostcode(text);
  return read?.kind === 'full' ? read.postcode : undefined;
});

const fields = z.object({
  kind: z.enum(SUGGESTION_KINDS, { error: SUGGESTION_MESSAGES.kind }),
  clubName: optionalField(lineField(SUGGESTION_TEXTS.clubName))
    .optional()
    .meta({ description: 'Of a missing club, which needs it' }),
  place: optionalField(lineField(SUGGESTION_TEXTS.place))
    .optional()
    .meta({ description: 'Of a missing club, which needs it' }),
  postcode: optionalField(postcode).optional().meta({ description: 'Of a missing club' }),
  websiteUrl: optionalField(websiteField()).optional().meta({ description: 'Of a missing club' }),
  sport: optionalField(lineField(SUGGESTION_TEXTS.sport))
    .optional()
    .meta({ description: 'Of a missing club' }),
  clubId: rowIdField(SUGGESTION_MESSAGES.club)
    .nullish()
    .meta({ description: 'The club to correct; a correction needs it' }),
  problem: z
    .enum(CLUB_PROBLEMS, { error: SUGGESTION_MESSAGES.problem })
    .nullish()
    .meta({ description: 'What is wrong with it; a correction needs it' }),
  otherClubId: rowIdField(SUGGESTION_MESSAGES.otherClub)
    .nullish()
    .meta({ description: 'The other entry of a club that is listed twice' }),
  words: optionalField(textField(SUGGESTION_TEXTS.words))
    .optional()
    .meta({ description: `A correction needs at least ${MIN_CORRECTION_LENGTH} characters` }),
  email: optionalField(emailField()).optional().meta({ description: 'Gets one email with the outcome' }),
  website: honeypotField,
});

type Field = keyof z.input<typeof fields>;
type Unchecked = Partial<Record<Field, unknown>>;

/**
 * A rule for a field that only one kind has; it's also checked when other fields are wrong, so that all errors are
 * reported at once.
 */
function getRule(path: Field, error: string) {
  return { path: [path], when: () => true, error };
}

const isMissing = ({ kind }: Unchecked) => kind === 'missing';
const isCorrection = ({ kind }: Unchecked) => kind === 'correction';
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** A suggestion as the form sends it; the form shows every message. */
export const suggestionBody = fields
  .refine(
    (body: Unchecked) =>
      !isMissing(body) || (typeof body.clubName === 'string' && normaliseSearchText(body.clubName) !== ''),
    getRule('clubName', SUGGESTION_MESSAGES.clubName),
  )
  .refine(
    (body: Unchecked) => !isMissing(body) || isGiven(body.place),
    getRule('place', SUGGESTION_MESSAGES.place),
  )
  .refine(
    (body: Unchecked) => !isCorrection(body) || isGiven(body.clubId),
    getRule('clubId', SUGGESTION_MESSAGES.club),
  )
  .refine(
    (body: Unchecked) => !isCorrection(body) || isGiven(body.problem),
    getRule('problem', SUGGESTION_MESSAGES.problem),
  )
  .refine(
    (body: Unchecked) => !isCorrection(body) || getLength(body.words) >= MIN_CORRECTION_LENGTH,
    getRule('words', SUGGESTION_MESSAGES.words),
  )
  .refine(
    (body: Unchecked) => !isGiven(body.otherClubId) || body.otherClubId !== body.clubId,
    getRule('otherClubId', SUGGESTION_MESSAGES.otherClub),
  );

export type SuggestionBody = z.output<typeof suggestionBody>;

function getLength(text: unknown): number {
  return typeof text === 'string' ? readableText(text).length : 0;
}

/** A suggestion was accepted. */
export class SubmittedSuggestion {
  @ApiProperty({ example: 'Thank you. A moderator reads every suggestion.' })
  message!: string;
}
