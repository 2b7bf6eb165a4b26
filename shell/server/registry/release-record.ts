import { z } from 'zod';

/** The agreement between shell and remotes that this shell speaks. */
const CONTRACT_VERSION = 1;

const fileName = z.string().regex(/^[\w.@-]+(\/[\w.@-]+)*$/);
const integrity = z.string().startsWith('sha384-');

/** `release.json` of a release: what it is made of. Written by the remote's build, checked before anything of it runs. */
export const releaseRecord = z.object({
  contract: z.literal(CONTRACT_VERSION),
  name: z.string().regex(/^\w+$/),
  version: z.string().regex(/^[\w.-]+$/),
  routes: z.array(z.string().startsWith('/')).min(1),
  entry: fileName,
  chunks: z.record(z.string(), z.array(fileName)),
  client: z.record(fileName, integrity),
  server: z.record(fileName, integrity),
  shared: z.record(z.string(), z.string()),
});

/** A checked release record. */
export type ReleaseRecord = z.infer<typeof releaseRecord>;

/** One revision of the registry: which release of each remote is active, and which one stands in for it. */
export const registryRevision = z.object({
  schema: z.literal(1),
  revision: z.number().int().positive(),
  remotes: z.record(
    z.string(),
    z.object({
      active: z.string().regex(/^[\w.-]+$/),
      standIn: z
        .string()
        .regex(/^[\w.-]+$/)
        .nullable(),
    }),
  ),
});
