import type { LoadError, Timing } from '@club-reviews/domain/release-telemetry';
import { LOAD_ERRORS, TIMINGS } from '@club-reviews/domain/release-telemetry';
import { ApiProperty } from '@nestjs/swagger';
import { z } from 'zod';
import { oneOfWords } from '../../platform/http/query-schema.js';
import type { CanaryVerdict } from './canary-judgement.js';

const COUNT = { type: 'integer' } as const;
const MOMENT = { type: String, format: 'date-time' } as const;
const TEXT_OR_NULL = { type: String, nullable: true } as const;

/** The outcomes of a version's loads. */
export class VersionLoads {
  @ApiProperty()
  version!: string;

  @ApiProperty(COUNT)
  total!: number;

  @ApiProperty({ ...COUNT, description: 'Those that ended with another version, or with none' })
  failures!: number;
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

/** How often something kept a version from running. */
export class VersionErrors {
  @ApiProperty({ enum: LOAD_ERRORS, enumName: 'LoadError' })
  errorClass!: LoadError;

  @ApiProperty(COUNT)
  count!: number;
}

/** One measurement of a version. */
export class VersionTiming {
  @ApiProperty({ enum: TIMINGS, enumName: 'Timing' })
  timing!: Timing;

  @ApiProperty({ ...COUNT, description: 'How often it was measured' })
  count!: number;

  @ApiProperty({
    type: Number,
    description: 'What three of four visits stay below, in milliseconds; CLS has no unit',
  })
  p75!: number;

  @ApiProperty({
    type: 'array',
    items: { type: 'number', nullable: true },
    description: 'The same by point; null where nothing was measured',
  })
  points!: (number | null)[];
}

/** How one version performed. */
export class VersionFigures {
  @ApiProperty({ description: '"other" stands for versions that weren’t in use when they were reported' })
  version!: string;

  @ApiProperty({ type: [Number], description: 'Loads by point' })
  loads!: number[];

  @ApiProperty({ type: [Number], description: 'Failed loads by point' })
  failures!: number[];

  @ApiProperty({ type: () => [VersionErrors], description: 'The commonest first' })
  errors!: VersionErrors[];

  @ApiProperty({ type: () => [VersionTiming] })
  timings!: VersionTiming[];
}

/** How the versions of a remote performed over time. */
export class ReleaseFigures {
  @ApiProperty({ type: [String], description: 'Hours like "2026-11-23T14" in UTC, or days; oldest first' })
  points!: string[];

  @ApiProperty({ type: () => [VersionFigures], description: 'The one with the most loads first' })
  versions!: VersionFigures[];
}

/** Query for the figures. */
export const releaseFiguresQuery = z.object({
  span: oneOfWords(['day', 'month'], 'The last 24 hours by the hour, or 30 days by the day').default('day'),
});

/** Query for the figures. */
export type ReleaseFiguresQuery = z.output<typeof releaseFiguresQuery>;

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
