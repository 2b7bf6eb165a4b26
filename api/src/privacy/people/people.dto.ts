import type { AccessAction, ErasureFate, PersonalDataKind } from '@club-reviews/domain/personal-data';
import {
  ACCESS_ACTIONS,
  DATA_REQUEST_MESSAGES,
  ERASURE_FATES,
  MAX_REQUEST_REFERENCE,
  namesAddress,
  PERSONAL_DATA_KINDS,
} from '@club-reviews/domain/personal-data';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { emailField, lineField } from '../../platform/http/text-fields.js';

/** Whom a request is about, and which request it is. */
export const personRequest = z.object({
  email: emailField(),
  reference: lineField({
    name: 'The reference',
    max: MAX_REQUEST_REFERENCE,
    missing: DATA_REQUEST_MESSAGES.reference,
  })
    .refine((text) => !namesAddress(text), { error: DATA_REQUEST_MESSAGES.referenceNamesSomebody })
    .meta({ description: 'Names the request, in the access record too; without the address' }),
});

export type PersonRequest = z.output<typeof personRequest>;

/** The same for an erasure, with the address a second time. */
export const personErasure = personRequest.extend({
  confirmation: z
    .string({ error: DATA_REQUEST_MESSAGES.confirmation })
    .meta({ description: 'The address again, as someone has typed it' }),
});

export type PersonErasure = z.output<typeof personErasure>;

/** One thing stored about a person. */
export class PersonEntry {
  @ApiProperty({ type: 'integer', description: 'Unique within its kind' })
  id!: number;

  @ApiProperty({ example: 'Leeds Lions' })
  title!: string;

  @ApiProperty({ description: 'Where it is in its life, in words', example: 'Public' })
  state!: string;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ type: 'integer', nullable: true })
  clubId!: number | null;

  @ApiProperty({ enum: ERASURE_FATES, enumName: 'ErasureFate', description: 'What an erasure makes of it' })
  fate!: ErasureFate;

  @ApiProperty({ description: 'Why, or what is left; empty where the fate says it all' })
  fateReason!: string;
}

/** How many things an erasure deletes, empties or keeps. */
export class FateCounts implements Record<ErasureFate, number> {
  @ApiProperty({ type: 'integer' })
  deleted!: number;

  @ApiProperty({ type: 'integer' })
  emptied!: number;

  @ApiProperty({ type: 'integer' })
  kept!: number;
}

/** Things of one kind stored about a person. */
export class PersonPart {
  @ApiProperty({ enum: PERSONAL_DATA_KINDS, enumName: 'PersonalDataKind' })
  kind!: PersonalDataKind;

  @ApiProperty({ type: 'integer' })
  count!: number;

  @ApiProperty({ type: FateCounts })
  fates!: FateCounts;

  @ApiProperty({ type: [PersonEntry], description: 'The first fifty' })
  entries!: PersonEntry[];
}

/** Earlier actions by staff about a person. */
export class EarlierRequest {
  @ApiProperty({ enum: ACCESS_ACTIONS, enumName: 'AccessAction' })
  action!: AccessAction;

  @ApiProperty()
  reference!: string;

  @ApiProperty({ description: 'Which member of staff' })
  staffName!: string;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

/** What is stored about a person, for the member of staff who handles their request. */
export class FoundPerson {
  @ApiProperty({ type: [PersonPart], description: 'Only kinds of which there is something' })
  parts!: PersonPart[];

  @ApiProperty({ type: String, nullable: true, description: 'Why they can’t be erased; null: they can' })
  refusal!: string | null;

  @ApiProperty({ type: [EarlierRequest], description: 'The newest ten' })
  earlier!: EarlierRequest[];
}

/** One thing in a person's copy, in full. */
export class CopiedEntry {
  @ApiProperty({ enum: PERSONAL_DATA_KINDS, enumName: 'PersonalDataKind' })
  kind!: PersonalDataKind;

  @ApiProperty()
  state!: string;

  @ApiProperty({ format: 'date-time' })
  keptSince!: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'All that is kept, by name' })
  content!: Record<string, unknown>;
}

/** A person's copy of everything stored about them. */
export class PersonCopy {
  @ApiProperty()
  emailAddress!: string;

  @ApiProperty({ format: 'date-time' })
  exportedAt!: string;

  @ApiProperty({ type: [CopiedEntry] })
  entries!: CopiedEntry[];
}

/** How many things an erasure has deleted, emptied and kept. */
export class ErasedPerson {
  @ApiProperty({ type: 'integer' })
  deleted!: number;

  @ApiProperty({ type: 'integer' })
  emptied!: number;

  @ApiProperty({ type: [PersonPart], description: 'What is kept of them still' })
  left!: PersonPart[];
}
