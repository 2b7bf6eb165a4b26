import type { LoadError } from '@club-reviews/domain/release-telemetry';
import { LOAD_ERRORS } from '@club-reviews/domain/release-telemetry';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import type { CanaryVerdict } from './canary-judgement.js';
import { TEXT_OR_NULL, NUMBER_OR_NULL } from '../../platform/http/api-fields.js';

const COUNT = { type: 'integer' } as const;
const MOMENT = { type: String, format: 'date-time' } as const;

/** How often something kept a version from running. */
export class VersionErrors {
  @ApiProperty({ enum: LOAD_ERRORS, enumName: 'LoadError' })
  errorClass!: LoadError;

  @ApiProperty(COUNT)
  count!: number;
}

/** The outcomes of a version's loads, and how fast its pages were: the web vitals that three of four visits stay below. */
export class VersionLoads {
  @ApiProperty()
  version!: string;

  @ApiProperty(COUNT)
  total!: number;

  @ApiProperty({ ...COUNT, description: 'Those that ended with another version, or with none' })
  failures!: number;

  @ApiProperty({ type: () => [VersionErrors], description: 'Why they failed, the commonest reason first' })
  errors!: VersionErrors[];

  @ApiProperty({
    ...NUMBER_OR_NULL,
    description: 'Largest paint, in milliseconds; null if it wasn’t measured',
  })
  lcp!: number | null;

  @ApiProperty({ ...NUMBER_OR_NULL, description: 'Response to a press, in milliseconds' })
  inp!: number | null;

  @ApiProperty({ ...NUMBER_OR_NULL, description: 'Layout shift, which has no unit' })
  cls!: number | null;
}

/** A version that some visitors are trying. */
export class RunningCanary {
  @ApiProperty()
  version!: string;

  @ApiProperty({ ...COUNT, description: 'Tenths of a percent of all visitors' })
  share!: number;

  @ApiProperty(MOMENT)
  since!: string;

  @ApiProperty({ enum: ['too-few', 'good', 'bad'], description: 'What its loads say so far' })
  verdict!: CanaryVerdict;
}

/** What is live for one remote. */
export class LiveRelease {
  @ApiProperty({ description: 'Its name in the registry' })
  remote!: string;

  @ApiProperty()
  active!: string;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'The version before, which stands in when that one fails' })
  fallback!: string | null;

  @ApiProperty({ description: 'Visitors see a card instead' })
  isKilled!: boolean;

  @ApiProperty({ type: () => RunningCanary, nullable: true })
  canary!: RunningCanary | null;

  @ApiProperty({ type: () => [VersionLoads], description: 'Since the canary began, else of the last day' })
  loads!: VersionLoads[];
}

/** One change to what is live. */
export class ReleaseChange {
  @ApiProperty(COUNT)
  revision!: number;

  @ApiProperty({ ...MOMENT, nullable: true })
  at!: string | null;

  @ApiProperty({ ...TEXT_OR_NULL, description: 'Null for changes of before they were noted' })
  by!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  action!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  remote!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  from!: string | null;

  @ApiProperty(TEXT_OR_NULL)
  to!: string | null;

  @ApiProperty({ ...COUNT, nullable: true, description: 'Tenths of a percent, of a canary' })
  share!: number | null;

  @ApiProperty(TEXT_OR_NULL)
  reason!: string | null;
}

/** What is live, and the changes that led to it. */
export class ReleaseBoard {
  @ApiProperty({
    enum: ['ready', 'empty', 'unreadable'],
    description: 'Whether the api sees the release store; without it there’s nothing to show',
  })
  state!: 'ready' | 'empty' | 'unreadable';

  @ApiProperty({ type: () => [LiveRelease] })
  releases!: LiveRelease[];

  @ApiProperty({ type: () => [ReleaseChange], description: 'The last 50, newest first' })
  history!: ReleaseChange[];

  @ApiProperty({ description: 'Whether bad canaries are ended without anyone asking' })
  abortsCanaries!: boolean;
}

const REASON_AT_MOST = 300;

/** Body of a decision on what is live. */
export const releaseDecisionBody = z.object({
  version: z
    .string({ error: 'version must be the version that the decision is about' })
    .regex(/^[\w.-]{1,80}$/, 'version must be the version that the decision is about')
    .meta({ description: 'The canary’s, or the active one to go back from: 409 if it isn’t any more' }),
  reason: z
    .string({ error: 'reason must be a text' })
    .trim()
    .max(REASON_AT_MOST, `reason can have at most ${REASON_AT_MOST} characters`)
    .transform((text) => (text === '' ? undefined : text))
    .optional(),
});

/** Body of a decision on what is live. */
export type ReleaseDecisionBody = z.output<typeof releaseDecisionBody>;
