import { randomBytes } from 'node:crypto';
import type { Change, Entry, Revision } from './revision.ts';
import { entryIn } from './revision.ts';

/** A revision as changed by an edit. Number, time and author are added when it's written. */
export interface Edited extends Pick<Revision, 'remotes'> {
  change: Omit<Change, 'by'>;
}

/** Makes a new state from the current one, or null if there's nothing to change. It may be called more than once. */
export type Edit = (current: Revision) => Edited | null;

/** A change that makes no sense in the current state. The message says what to do instead. */
export class RefusedChangeError extends Error {
  override readonly name = 'RefusedChangeError';
}

/**
 * Makes a version live. The previous one becomes its fallback, unless `hasFallback` is false. A killed remote stays
 * killed until it's revived.
 */
export function release(
  name: string,
  version: string,
  { hasFallback = true, reason }: { hasFallback?: boolean; reason?: string | undefined } = {},
): Edit {
  return (current) => {
    const before = entryIn(current, name);
    if (before?.active === version) return null;
    if (before?.canary)
      throw refused(
        `${before.canary.version} of ${name} is being tried by ${percent(before.canary.share)}: promote or abort it first`,
      );
    const fallback = (hasFallback && before?.active) || null;
    const killed = before?.killed === true && { killed: true };
    return edited(
      current,
      name,
      { active: version, fallback, ...killed },
      {
        action: 'release',
        from: before?.active ?? null,
        to: version,
        ...(reason !== undefined && { reason }),
      },
    );
  };
}

/**
 * Gives a version to some visitors; the others stay on the active one. Called again for the same version, it raises the
 * share: visitors who had it keep it.
 * @param share tenths of a percent, 1 to 1000
 * @param seed decides who is included; random unless given
 */
export function canary(
  name: string,
  version: string,
  share: number,
  seed = randomBytes(16).toString('hex'),
  reason?: string,
): Edit {
  if (!Number.isInteger(share) || share < 1 || share > 1000)
    throw refused(`A canary's share is between 0.1 % and 100 %, in steps of 0.1 %`);
  return (current) => {
    const { canary: running, ...before } = existing(current, name);
    if (before.active === version) throw refused(`${version} of ${name} is already live for everyone`);
    if (running && running.version !== version)
      throw refused(
        `${running.version} of ${name} is being tried by ${percent(running.share)}: promote or abort it first`,
      );
    if (running?.share === share) return null;
    if (running && running.share > share)
      throw refused(
        `${version} of ${name} has ${percent(running.share)} already, and a share can only grow: abort it, then start again`,
      );
    const next = { version, share, seed: running?.seed ?? seed };
    return edited(
      current,
      name,
      { ...before, canary: next },
      {
        action: 'canary',
        from: before.active,
        to: version,
        share,
        ...(reason !== undefined && { reason }),
      },
    );
  };
}

/** Makes the canary live for everybody; the active version becomes its fallback. */
export function promote(name: string): Edit {
  return (current) => {
    const { canary: running, ...before } = withCanary(current, name);
    return edited(
      current,
      name,
      { ...before, active: running.version, fallback: before.active },
      {
        action: 'promote',
        from: before.active,
        to: running.version,
      },
    );
  };
}

/** Ends the canary; everybody gets the active version. */
export function abort(name: string, reason?: string): Edit {
  return (current) => {
    const { canary: running, ...before } = withCanary(current, name);
    return edited(current, name, before, {
      action: 'abort',
      from: running.version,
      to: before.active,
      share: running.share,
      ...(reason !== undefined && { reason }),
    });
  };
}

/** The remote's area shows a notice at once, and loads nothing of the remote until it's revived. */
export function kill(name: string, reason?: string): Edit {
  return (current) => {
    const before = existing(current, name);
    if (before.killed) return null;
    return edited(
      current,
      name,
      { ...before, killed: true },
      {
        action: 'kill',
        from: before.active,
        to: null,
        ...(reason !== undefined && { reason }),
      },
    );
  };
}

/** Undoes {@link kill}. */
export function revive(name: string): Edit {
  return (current) => {
    const { killed, ...before } = existing(current, name);
    if (killed !== true) return null;
    return edited(current, name, before, { action: 'revive', from: null, to: before.active });
  };
}

/** Makes the fallback live, and ends a canary. */
export function rollBack(name: string, reason?: string): Edit {
  return (current) => {
    const { canary: _ended, ...before } = existing(current, name);
    if (before.fallback === null) throw refused(`${name} has no earlier release to go back to`);
    return edited(
      current,
      name,
      { ...before, active: before.fallback, fallback: null },
      {
        action: 'roll-back',
        from: before.active,
        to: before.fallback,
        ...(reason !== undefined && { reason }),
      },
    );
  };
}

const refused = (message: string) => new RefusedChangeError(message);

/** A share in words: 5 %, 0.1 %. */
export const percent = (share: number) => `${share / 10} %`;

function existing(current: Revision, name: string): Entry {
  const entry = entryIn(current, name);
  if (entry) return entry;
  const known = Object.keys(current.remotes);
  throw refused(
    known.length === 0
      ? `${name} has never been released, and nothing else has`
      : `${name} has never been released; there are ${known.join(', ')}`,
  );
}

function withCanary(current: Revision, name: string) {
  const entry = existing(current, name);
  const { canary: running } = entry;
  if (!running) throw refused(`No version of ${name} is being tried: start with a canary`);
  return { ...entry, canary: running };
}

function edited(
  { remotes }: Revision,
  name: string,
  entry: Entry,
  change: Omit<Change, 'by' | 'remote'>,
): Edited {
  return { remotes: { ...remotes, [name]: entry }, change: { ...change, remote: name } };
}
