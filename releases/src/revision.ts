import { z } from 'zod';

/** A trial of a newer version by some of the visitors. */
export interface Canary {
  version: string;
  /** Tenths of a percent of all visitors, 0 to 1000. */
  share: number;
  /** Random text for this rollout: who is included depends on the seed, and doesn't change while the share grows. */
  seed: string;
}

/** What a revision says about one remote. */
export interface Entry {
  active: string;
  /** The previous version, used if the active one fails. */
  fallback: string | null;
  /** Whether the area shows a notice instead of anything from the remote. */
  killed?: boolean;
  canary?: Canary;
}

/** What can be done with a remote's releases. */
export const ACTIONS = [
  'release',
  'canary',
  'promote',
  'abort',
  'kill',
  'revive',
  'roll-back',
  'prune',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Who did what to get from the previous revision to this one. */
export interface Change {
  by: string;
  action: Action;
  remote?: string;
  from?: string | null;
  to?: string | null;
  /** Tenths of a percent, for a canary. */
  share?: number;
  reason?: string;
}

/** One state of the registry. It's written once; the sequence of revisions is the history. */
export interface Revision {
  schema: 1;
  revision: number;
  /** ISO 8601. */
  createdAt: string;
  /** The number of the revision it was made from. Revisions of earlier versions have neither this nor the change. */
  after?: number;
  change?: Change;
  /** By the name of the remote, such as mfe_public. */
  remotes: Record<string, Entry>;
}

/** The revision while nothing has been released. */
export const NO_REVISION: Revision = { schema: 1, revision: 0, createdAt: '', remotes: {} };

/** What a remote may be called. */
export const REMOTE_NAME = /^\w+$/;

/** What a version may look like; it's the name of a folder too. */
export const VERSION = /^(?!\.)[\w.-]+$/;

/** A revision's file is invalid. */
export class RevisionError extends Error {
  override readonly name = 'RevisionError';
}

const version = z.string().regex(VERSION);
const share = z.int().min(0).max(1000);

const entry = z
  .object({
    active: version,
    fallback: version.nullish(),
    killed: z.boolean().optional(),
    canary: z.object({ version, share, seed: z.string() }).nullish(),
  })
  .transform(({ active, fallback, killed, canary }): Entry => ({
    active,
    fallback: fallback ?? null,
    ...(killed && { killed }),
    ...(canary && { canary }),
  }));

const change = z.object({
  by: z.string(),
  // A later version may know further ones, which are only history.
  action: z.string().transform((action) => action as Action),
  remote: z.string().exactOptional(),
  from: z.string().nullable().exactOptional(),
  to: z.string().nullable().exactOptional(),
  share: share.exactOptional(),
  reason: z.string().exactOptional(),
});

const revisionFile = z.object({
  schema: z.literal(1),
  revision: z.int().min(1),
  createdAt: z.string().default(''),
  after: z.int().exactOptional(),
  change: change.exactOptional(),
  remotes: z.record(z.string().regex(REMOTE_NAME), entry),
});

/**
 * Reads a revision's file. Those of earlier versions contain no change, or an entry for the shell, which is left out like
 * fields added by a later version.
 * @throws RevisionError that names the part that can't be read
 */
export function parseRevision(text: string): Revision {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new RevisionError('it isn’t JSON');
  }
  const { data, error } = revisionFile.safeParse(content);
  if (error) throw new RevisionError(z.prettifyError(error));
  return data;
}

/** The text of a revision's file, as {@link parseRevision} reads it. */
export const formatRevision = (revision: Revision): string => `${JSON.stringify(revision, null, 2)}\n`;

/** What a revision says about a remote. */
export function entryIn({ remotes }: Revision, name: string): Entry | undefined {
  return Object.hasOwn(remotes, name) ? remotes[name] : undefined;
}

/** A release by its name and version. */
export interface ReleaseName {
  name: string;
  version: string;
}

/** The releases that a revision refers to. */
export function releasesIn({ remotes }: Revision): ReleaseName[] {
  return Object.entries(remotes).flatMap(([name, { active, fallback, canary }]) =>
    [active, fallback, canary?.version].flatMap((version) => (version ? [{ name, version }] : [])),
  );
}
