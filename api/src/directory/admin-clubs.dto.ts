import { MAX_CLUB_TEXT_LENGTH } from '@club-reviews/domain/club-profile';
import type { ClubState } from '@club-reviews/domain/club-state';
import { CLUB_STATES } from '@club-reviews/domain/club-state';
import { SUGGESTION_MESSAGES } from '@club-reviews/domain/club-suggestions';
import { DIRECTORY_LIMITS, DIRECTORY_MESSAGES } from '@club-reviews/domain/directory-entry';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { z } from 'zod';
import { oneOfWords, shortText, wholeNumber } from '../platform/http/query-schema.js';
import { rowIdField } from '../platform/http/row-id.js';
import {
  lineField,
  optionalField,
  parsedField,
  textField,
  websiteField,
} from '../platform/http/text-fields.js';
import { webAddress } from '../platform/text/web-address.js';
import { ClubLogin } from '../accounts/club-logins/club-login.dto.js';
import { FactSourceDto } from '../clubs/fact-source.dto.js';
import { SimpleFactsDto } from '../clubs/club-facts.dto.js';
import { SIMPLE_FACT_FIELDS } from '../clubs/club-facts.fields.js';
import { InvitedReviews } from '../clubs/invited-reviews.dto.js';
import { readPostcode } from '../clubs/postcodes/postcode-text.js';

const CURSOR = /^(\d{1,10})~([a-z0-9 ]{0,320})$/;

/** Which clubs to list. */
export const adminClubsQuery = z.object({
  q: shortText(100, 'Only clubs whose name or place contains this, or whose postcode begins with it'),
  state: oneOfWords(CLUB_STATES, 'Only clubs in this state').optional(),
  claimed: oneOfWords(['yes', 'no'], 'Only clubs that someone manages, or that no one does').optional(),
  limit: wholeNumber(1, 100, 25, 'How many entries at most'),
  cursor: z
    .string({ error: 'must come from a Link header' })
    .regex(CURSOR, { error: 'must come from a Link header' })
    .optional()
    .describe('Where the run before ended, from its Link header'),
});

export type AdminClubsQuery = z.output<typeof adminClubsQuery>;

/** Where a list in name order continues. */
export interface NameCursor {
  searchName: string;
  id: number;
}

/** Reads what {@link nameCursorText} wrote. */
export function parseNameCursor(text: string | undefined): NameCursor {
  const [, id = '0', searchName = ''] = CURSOR.exec(text ?? '') ?? [];
  return { searchName, id: Number(id) };
}

/** A cursor as sent to clients. */
export function nameCursorText({ searchName, id }: NameCursor): string {
  return `${id}~${searchName}`;
}

const postcode = z.string({ error: DIRECTORY_MESSAGES.postcode }).transform((text, context) => {
  const read = readPostcode(text);
  if (read?.kind === 'full') return read.postcode;
  context.addIssue(DIRECTORY_MESSAGES.postcode);
  return z.NEVER;
});

const leagues = z
  .array(lineField({ name: 'A league', max: DIRECTORY_LIMITS.league }), { error: DIRECTORY_MESSAGES.leagues })
  .max(DIRECTORY_LIMITS.leagues, { error: DIRECTORY_MESSAGES.leagues });

const image = parsedField(DIRECTORY_MESSAGES.imageUrl, 500, webAddress).refine(
  (address) => address.startsWith('https:'),
  { error: DIRECTORY_MESSAGES.imageUrl },
);

const reason = optionalField(textField({ name: 'The reason', max: DIRECTORY_LIMITS.reason })).optional();
const name = lineField({ name: 'The name', max: DIRECTORY_LIMITS.name, missing: DIRECTORY_MESSAGES.name });

const entryFields = {
  location: optionalField(lineField({ name: 'The place', max: DIRECTORY_LIMITS.location }))
    .optional()
    .meta({ description: 'The town that people know it by; empty: the nearest one to the postcode' }),
  postcode: optionalField(postcode).optional().meta({ description: 'Says where the club is on the map' }),
  sport: lineField({ name: 'The sport', max: DIRECTORY_LIMITS.sport }).optional(),
  leagues: leagues.optional(),
  homeGround: optionalField(
    lineField({ name: 'The home ground', max: DIRECTORY_LIMITS.homeGround }),
  ).optional(),
  website: optionalField(websiteField()).optional(),
  description: optionalField(textField({ name: 'The description', max: MAX_CLUB_TEXT_LENGTH })).optional(),
  ...z.object(SIMPLE_FACT_FIELDS).partial().shape,
  imageUrl: optionalField(image).optional().meta({ description: 'A picture or crest, over https' }),
  reason: reason.meta({ description: 'Kept in the history' }),
  suggestionId: rowIdField(SUGGESTION_MESSAGES.unknown)
    .optional()
    .meta({ description: 'The visitor’s suggestion that this follows: the source of what changes' }),
};

/** A moderator's entry for a club; what is left out stays, null or an empty text clears. */
export const clubEntryBody = z.object({ name: name.optional(), ...entryFields });

export type ClubEntryBody = z.output<typeof clubEntryBody>;

/** A club to be listed. */
export const newClubBody = z.object({
  name,
  ...entryFields,
  isNamesake: z
    .boolean({ error: 'isNamesake must be true or false' })
    .optional()
    .meta({ description: 'It’s a different club from the listed ones with the same name' }),
});

export type NewClubBody = z.output<typeof newClubBody>;

/** Why a club is taken off the lists, or comes back. */
export const clubReasonBody = z.object({
  reason: textField({
    name: 'The reason',
    max: DIRECTORY_LIMITS.reason,
    missing: DIRECTORY_MESSAGES.reason,
  }).meta({ description: 'Kept in the history' }),
});

export type ClubReasonBody = z.output<typeof clubReasonBody>;

const otherClub = rowIdField(DIRECTORY_MESSAGES.otherClub);

/** How a club closes. */
export const clubClosingBody = clubReasonBody.extend({
  successorId: otherClub.nullish().meta({ description: 'The club that its players have gone to' }),
});

export type ClubClosingBody = z.output<typeof clubClosingBody>;

/** One club of the directory, in a moderator's list. */
export class AdminClubRow {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  slug!: string;

  @ApiProperty({ type: String })
  location!: string;

  @ApiProperty({ type: String, nullable: true })
  postcode!: string | null;

  @ApiProperty({ enum: CLUB_STATES })
  state!: ClubState;

  @ApiProperty({ type: 'integer', description: 'Reviews that the public sees' })
  reviewCount!: number;

  @ApiProperty({ type: Boolean, description: 'Whether someone manages it' })
  isClaimed!: boolean;
}

/** Another club that this one is connected with. */
export class RelatedClub {
  @ApiProperty({ type: 'integer' })
  id!: number;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String })
  slug!: string;
}

/** What else is stored about a club. */
export class ClubCounts {
  @ApiProperty({ type: 'integer', description: 'Reviews in every state, save the archived ones' })
  reviews!: number;

  @ApiProperty({ type: 'integer', description: 'Withdrawn and removed reviews that can be put back' })
  archivedReviews!: number;

  @ApiProperty({ type: 'integer' })
  claims!: number;

  @ApiProperty({ type: 'integer', description: 'Claims that no one has decided yet' })
  waitingClaims!: number;
}

/** A club of the directory with everything that a moderator can change or should know. */
export class AdminClub extends IntersectionType(AdminClubRow, SimpleFactsDto) {
  @ApiProperty({ type: String, nullable: true })
  county!: string | null;

  @ApiProperty({ type: Number, nullable: true })
  latitude!: number | null;

  @ApiProperty({ type: Number, nullable: true })
  longitude!: number | null;

  @ApiProperty({ type: String })
  sport!: string;

  @ApiProperty({ type: [String] })
  leagues!: string[];

  @ApiProperty({ type: String, nullable: true })
  homeGround!: string | null;

  @ApiProperty({ type: String, nullable: true })
  website!: string | null;

  @ApiProperty({ type: String })
  description!: string;

  @ApiProperty({ type: String, nullable: true })
  imageUrl!: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  stateSince!: string | null;

  @ApiProperty({
    type: RelatedClub,
    nullable: true,
    description: 'The club that it was merged into, or that its players went to when it closed',
  })
  successor!: RelatedClub | null;

  @ApiProperty({ type: [RelatedClub], description: 'Clubs that have become part of it' })
  absorbed!: RelatedClub[];

  @ApiProperty({ type: [String], description: 'Addresses that it had before, which lead to it for ever' })
  formerSlugs!: string[];

  @ApiProperty({ type: [String], description: 'By which files of clubs know it' })
  externalIds!: string[];

  @ApiProperty({ type: [FactSourceDto], description: 'Where its facts come from, the newest source first' })
  sources!: FactSourceDto[];

  @ApiProperty({ type: ClubCounts })
  counts!: ClubCounts;

  @ApiProperty({ type: [ClubLogin], description: 'Who manages it' })
  logins!: ClubLogin[];

  @ApiProperty({
    type: InvitedReviews,
    nullable: true,
    description: 'Reviews by invitation and others, compared; null with fewer than five of either',
  })
  invitedReviews!: InvitedReviews | null;
}
