import {
  LOAD_ERRORS,
  LOAD_OUTCOMES,
  REPORTED_AT_ONCE,
  TIMINGS,
} from '@club-reviews/domain/release-telemetry';
import { z } from 'zod';

/** Ten hours: nobody waits longer, and what a browser measured while asleep is no measurement. */
const VALUE_AT_MOST = 36_000_000;

const remote = z.string().regex(/^\w{1,40}$/, 'remote must be the name of a remote');
const version = z.string().regex(/^[\w.-]{1,80}$/, 'version must be a version');

const load = z
  .strictObject({
    remote,
    version,
    outcome: z.enum(LOAD_OUTCOMES),
    errorClass: z.enum(LOAD_ERRORS).optional(),
  })
  .refine(({ outcome, errorClass }) => (outcome === 'loaded') === (errorClass === undefined), {
    message: 'errorClass belongs to every load that didn’t succeed, and to no other',
  });

const timing = z.strictObject({
  remote,
  version,
  timing: z.enum(TIMINGS),
  value: z.number().min(0).max(VALUE_AT_MOST).meta({ description: 'In milliseconds; CLS has no unit' }),
});

/**
 * Body of a report: what a visit loaded, and how long it took. Nothing in it distinguishes one visitor from another.
 */
export const telemetryBody = z.strictObject({
  loads: z
    .array(load, { error: 'loads must be a list' })
    .max(REPORTED_AT_ONCE, `loads can have ${REPORTED_AT_ONCE} entries at most`)
    .default([]),
  timings: z
    .array(timing, { error: 'timings must be a list' })
    .max(REPORTED_AT_ONCE, `timings can have ${REPORTED_AT_ONCE} entries at most`)
    .default([]),
});

/** Body of a report. */
export type TelemetryBody = z.output<typeof telemetryBody>;
