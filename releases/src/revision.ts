/** A trial of a newer version by some of the visitors. */
export interface Canary {
  version: string;
  /** Tenths of a percent of all visitors, 0 to 1000. */
  share: number;
  /** Random text of this rollout: who is in it depends on the seed, and stays while the share grows. */
  seed: string;
}

/** What a revision says about one remote, or about the shell's browser part. */
export interface Entry {
  active: string;
  /** The version before, which stands in while the active one can't be used. */
  fallback: string | null;
  /** Whether the area shows its card instead of anything of the remote. */
  killed?: boolean;
  canary?: Canary;
}

/** What can be done to a remote's releases. */
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

/** Who did what to come from the revision before to this one. */
export interface Change {
  by: string;
  action: Action;
  remote?: string;
  from?: string | null;
  to?: string | null;
  /** Tenths of a percent, of a canary. */
  share?: number;
  reason?: string;
}

/** One state of the registry. It's written once; the revisions in their order are the history. */
export interface Revision {
  schema: 1;
  revision: number;
  /** ISO 8601. */
  createdAt: string;
  /** The number of the revision that it was made from. This and the change are missing in revisions of earlier versions. */
  after?: number;
  change?: Change;
  /** By the name of the remote, such as mfe_public. */
  remotes: Record<string, Entry>;
  /** The shell's browser part, once it has been released. It isn't among the remotes, since earlier shells take all of them for remotes. */
  shell?: Entry;
}

/** The name under which the shell's browser part is released. */
export const SHELL = 'shell';

/** What counts while nothing has been released. */
export const NO_REVISION: Revision = { schema: 1, revision: 0, createdAt: '', remotes: {} };

/** What a remote may be called. */
export const REMOTE_NAME = /^\w+$/;

/** What a version may look like; it's the name of a folder too. */
export const VERSION = /^(?!\.)[\w.-]+$/;

/** A revision's file that isn't one. */
export class RevisionError extends Error {
  override readonly name = 'RevisionError';
}

type Fields = Record<string, unknown>;

/**
 * Reads a revision's file. Those of earlier versions call the fallback `standIn` and tell of no change; what a later
 * version added is left out.
 * @throws RevisionError that names the part that can't be read
 */
export function parseRevision(text: string): Revision {
  const fields = fieldsOf(json(text), 'the revision');
  if (fields.schema !== 1) throw new RevisionError(`schema is ${String(fields.schema)}, and not 1`);
  const { revision, createdAt = '', after, remotes, shell, change } = fields;
  if (!Number.isSafeInteger(revision) || (revision as number) < 1)
    throw new RevisionError('revision is not a whole number from 1 on');
  return {
    schema: 1,
    revision: revision as number,
    createdAt: textOf(createdAt, 'createdAt'),
    ...(Number.isSafeInteger(after) && { after: after as number }),
    ...(change !== undefined && { change: changeOf(change) }),
    remotes: Object.fromEntries(
      Object.entries(fieldsOf(remotes, 'remotes')).map(([name, entry]) => [
        matching(name, REMOTE_NAME, 'the name of a remote'),
        entryOf(entry, name),
      ]),
    ),
    ...(shell !== undefined && { shell: entryOf(shell, SHELL) }),
  };
}

/** The text of a revision's file: what {@link parseRevision} reads, and `standIn` for shells of earlier versions. */
export function formatRevision({ remotes, ...rest }: Revision): string {
  const readByAll = Object.fromEntries(
    Object.entries(remotes).map(([name, entry]) => [name, { ...entry, standIn: entry.fallback }]),
  );
  return `${JSON.stringify({ ...rest, remotes: readByAll }, null, 2)}\n`;
}

/** What a revision says about a remote, or about {@link SHELL}. */
export function entryIn(revision: Revision, name: string): Entry | undefined {
  if (name === SHELL) return revision.shell;
  return Object.hasOwn(revision.remotes, name) ? revision.remotes[name] : undefined;
}

/** A release by its name and version. */
export interface ReleaseName {
  name: string;
  version: string;
}

/** The releases that a revision refers to. */
export function releasesIn({ remotes, shell }: Revision): ReleaseName[] {
  const entries = [...Object.entries(remotes), ...(shell ? [[SHELL, shell] as const] : [])];
  return entries.flatMap(([name, { active, fallback, canary }]) =>
    [active, fallback, canary?.version].flatMap((version) => (version ? [{ name, version }] : [])),
  );
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RevisionError('it is not JSON');
  }
}

function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RevisionError(`${what} is not an object`);
  return value as Fields;
}

function textOf(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new RevisionError(`${what} is not a text`);
  return value;
}

function matching(value: unknown, pattern: RegExp, what: string): string {
  const text = textOf(value, what);
  if (!pattern.test(text)) throw new RevisionError(`${what} can't be "${text}"`);
  return text;
}

function shareOf(value: unknown, what: string): number {
  if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > 1000)
    throw new RevisionError(`${what} is not a whole number from 0 to 1000`);
  return value as number;
}

function entryOf(value: unknown, name: string): Entry {
  const { active, fallback, standIn, killed, canary } = fieldsOf(value, name);
  const before = fallback ?? standIn ?? null;
  return {
    active: matching(active, VERSION, `${name}.active`),
    fallback: before === null ? null : matching(before, VERSION, `${name}.fallback`),
    ...(killed === true && { killed }),
    ...(canary !== undefined && canary !== null && { canary: canaryOf(canary, `${name}.canary`) }),
  };
}

function canaryOf(value: unknown, what: string): Canary {
  const { version, share, seed } = fieldsOf(value, what);
  return {
    version: matching(version, VERSION, `${what}.version`),
    share: shareOf(share, `${what}.share`),
    seed: textOf(seed, `${what}.seed`),
  };
}

function changeOf(value: unknown): Change {
  const { by, action, remote, from, to, share, reason } = fieldsOf(value, 'change');
  return {
    by: textOf(by, 'change.by'),
    // A later version may know further ones; they are history only.
    action: textOf(action, 'change.action') as Action,
    ...(typeof remote === 'string' && { remote }),
    ...((typeof from === 'string' || from === null) && { from }),
    ...((typeof to === 'string' || to === null) && { to }),
    ...(typeof share === 'number' && { share }),
    ...(typeof reason === 'string' && { reason }),
  };
}
