import type { LiveRelease, ReleaseFigures } from '../../api/types';

/** A colour role for each version that is drawn. */
export type VersionColours = ReadonlyMap<string, string>;

/** The live version's, the canary's, and those of earlier versions. */
const LIVE = 'pitch';
const CANARY = 'note';
const EARLIER = ['line-strong', 'ink', 'ink-soft'];

/** Versions in list order: the canary, the live one and the previous one, then those with the most loads. */
export function inUseFirst(
  { versions }: ReleaseFigures,
  { active, fallback, canary }: LiveRelease,
): ReleaseFigures['versions'] {
  const inUse = [canary?.version, active, fallback];
  const place = (version: string) => (inUse.includes(version) ? inUse.indexOf(version) : inUse.length);
  return versions.toSorted((a, b) => place(a.version) - place(b.version));
}

/** Assigns colours to the versions; the live one and the canary keep theirs. Past five, the least used aren't drawn. */
export function coloursOf(
  versions: ReleaseFigures['versions'],
  { active, canary }: LiveRelease,
): VersionColours {
  const colours = new Map<string, string>();
  const left = [...EARLIER];
  for (const { version } of versions) {
    const role = version === active ? LIVE : version === canary?.version ? CANARY : left.shift();
    if (role !== undefined) colours.set(version, role);
  }
  return colours;
}
