import { z } from 'zod';

/** The version of the contract between shell and remotes that this shell implements. */
const CONTRACT_VERSION = 1;

const fileName = z.string().regex(/^[\w.@-]+(\/[\w.@-]+)*$/);
const version = z.string().regex(/^[\w.-]+$/);
const integrity = z.string().regex(/^sha(256|384)-/);

/**
 * A release's `release.json`, which lists its files. The remote's build writes it; it's validated before any code runs.
 */
export const releaseRecord = z.object({
  contract: z.literal(CONTRACT_VERSION),
  name: z.string().regex(/^\w+$/),
  version,
  // Older releases don't have it.
  area: z.string().optional(),
  routes: z.array(z.string().startsWith('/')).min(1),
  entry: fileName,
  chunks: z.record(z.string(), z.array(fileName)),
  client: z.record(fileName, integrity),
  server: z.record(fileName, integrity),
  shared: z.record(z.string(), z.string()),
});

/** A validated release record. */
export type ReleaseRecord = z.infer<typeof releaseRecord>;
