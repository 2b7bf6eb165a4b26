import type { z } from 'zod';

/** Who reads a setting: the two servers, commands such as `npm run release`, or docker-compose.yml alone. */
export type Reader = 'api' | 'shell' | 'commands' | 'Docker';

/** A setting: an environment variable, its check and what docs/settings.md says about it. */
export interface Setting<R extends Reader = Reader, C extends z.ZodType = z.ZodType> extends Details {
  readers: readonly R[];
  /** Reads its text; undefined if it isn't set. */
  check: C;
  /** What it's for, in Markdown. Choices, bounds and the default come from the check. */
  meaning: string;
}

interface Details {
  /** What holds if it's unset, in Markdown, unless the check has a default. */
  unset?: string;
  /** Whether it can be kept in a file instead, the way Docker and Kubernetes provide secrets. */
  isSecret?: true;
  /** Another setting that makes this one necessary, by its name or as `NAME=start of the value`. */
  neededWith?: string;
  /** Says what's wrong with the value in production, such as one copied from an example. */
  production?: (value: string | undefined) => string | undefined;
}

/** Describes settings of some readers. */
export const readBy =
  <R extends Reader>(...readers: R[]) =>
  <C extends z.ZodType>(check: C, meaning: string, details: Details = {}): Setting<R, C> => ({
    readers,
    check,
    meaning,
    ...details,
  });
