import type { LoadError, LoadOutcome, Timing } from '@club-reviews/domain/release-telemetry';
import type { RemoteLoad, Visit } from '../remotes/remote-load';
import { shownMark } from '../remotes/remote-load';
import { getCrashError, getLoadError } from './load-errors';

/** A load in the api's format. */
export interface ReportedLoad {
  remote: string;
  /** The intended version. */
  version: string;
  outcome: LoadOutcome;
  errorClass?: LoadError;
}

/** A timing in the api's format. */
export interface ReportedTiming {
  remote: string;
  version: string;
  timing: Timing;
  /** In milliseconds; a layout shift has no unit. */
  value: number;
}

/** The version that a load ended with; undefined if none could be loaded. */
export function versionInUse({ releases, errors }: RemoteLoad): string | undefined {
  return releases[errors.length]?.version;
}

/** What to report about a release that the server refused. */
export function describeRefused({ refused }: Visit): ReportedLoad[] {
  if (refused === undefined) return [];
  const { name: remote, version } = refused;
  return [{ remote, version, outcome: 'fallback', errorClass: 'execution' }];
}

/** What to report about loads. A release that was loaded and then crashed counts once, as failed. */
export function describeLoads(loads: readonly RemoteLoad[]): ReportedLoad[] {
  const described: ReportedLoad[] = [];
  for (const { name: remote, releases, errors, isCrash } of loads) {
    const [meant] = releases;
    if (meant === undefined) continue;
    const { version } = meant;
    if (isCrash) {
      const failed = { outcome: 'failed', errorClass: getCrashError(errors[0]) } as const;
      const loaded = described.find(
        (load) => load.remote === remote && load.version === version && load.outcome === 'loaded',
      );
      if (loaded) Object.assign(loaded, failed);
      else described.push({ remote, version, ...failed });
    } else if (errors.length === 0) {
      described.push({ remote, version, outcome: 'loaded' });
    } else {
      const outcome = errors.length < releases.length ? 'fallback' : 'failed';
      described.push({ remote, version, outcome, errorClass: getLoadError(errors[0], meant) });
    }
  }
  return described;
}

/** How long the steps of a successful load took, as far as the browser knows. */
export function describePhases({
  name: remote,
  releases,
  errors,
  from,
  until,
  isCrash,
}: RemoteLoad): ReportedTiming[] {
  const [release] = releases;
  if (release === undefined || errors.length > 0 || isCrash) return [];
  const { version, entryUrl } = release;
  const entry = performance.getEntriesByName(new URL(entryUrl, location.href).href, 'resource')[0];
  const shown = performance.getEntriesByName(shownMark(remote), 'mark')[0];
  const phases: [Timing, number | undefined][] = [
    ['entry', entry?.duration],
    ['module', until - from],
    // Each visit to the remote's area sets a new mark: the first one belongs to the previous load.
    ['shown', shown && shown.startTime >= until ? shown.startTime - until : undefined],
  ];
  return phases.flatMap(([timing, value]) =>
    value === undefined ? [] : [{ remote, version, timing, value }],
  );
}
