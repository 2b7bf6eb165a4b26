import type { LiveRelease, ReleaseFigures } from '../../api/types';

/** A colour role for each version that is drawn. */
export type VersionColours = ReadonlyMap<string, string>;

/** The live version's, the canary's, and those of versions that were in use before. */
const LIVE = 'pitch';
const CANARY = 'note';
const EARLIER = ['line-strong', 'danger', 'ink-soft', 'ink'];

/** Gives colours to the versions, the live one and the canary always the same. Beyond six, the least used aren't drawn. */
export function coloursOf({ versions }: ReleaseFigures, { active, canary }: LiveRelease): VersionColours {
  const colours = new Map<string, string>();
  const left = [...EARLIER];
  for (const { version } of versions) {
    const role = version === active ? LIVE : version === canary?.version ? CANARY : left.shift();
    if (role !== undefined) colours.set(version, role);
  }
  return colours;
}
