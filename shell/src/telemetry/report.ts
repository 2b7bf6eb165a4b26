import { REPORTED_AT_ONCE } from '@club-reviews/domain/release-telemetry';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric } from 'web-vitals';
import type { RemoteLoad, Visit } from '../remotes/remote-load';
import { describeLoads, describePhases, describeRefused, versionInUse } from './load-report';
import type { ReportedLoad, ReportedTiming } from './load-report';

const ADDRESS = '/api/telemetry';

/**
 * Reports what was loaded and measured whenever the visitor leaves the page or switches to another tab. The first
 * remote loaded is the one whose page was opened: the web vitals belong to its release.
 * @param visit what has been loaded so far; later loads are added to it
 */
export function report(visit: Visit): void {
  const measured = new Map<string, Metric>();
  const sent = new Set<string>();
  let landing: RemoteLoad | undefined;
  const refused = describeRefused(visit);

  // The value may grow later; the first one sent is the one that counts.
  const take = (metric: Metric) => void (sent.has(metric.id) || measured.set(metric.id, metric));
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(take);

  const vitals = (): ReportedTiming[] => {
    const metrics = [...measured.values()];
    measured.clear();
    for (const { id } of metrics) sent.add(id);
    const version = landing && versionInUse(landing);
    if (landing === undefined || version === undefined) return [];
    const { name: remote } = landing;
    return metrics.map(({ name: timing, value }) => ({ remote, version, timing, value }));
  };

  const sendAll = () => {
    const ended = visit.loads.splice(0);
    landing ??= ended[0];
    send([...refused.splice(0), ...describeLoads(ended)], [...vitals(), ...ended.flatMap(describePhases)]);
  };
  // After the listeners of the measurements, which end them at the same time.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendAll());
  addEventListener('pagehide', sendAll);
}

/** Without cookies, which `sendBeacon` would send; like a beacon, it outlives the page. */
function send(loads: ReportedLoad[], timings: ReportedTiming[]): void {
  if (loads.length + timings.length === 0) return;
  const body = JSON.stringify({
    loads: loads.slice(0, REPORTED_AT_ONCE),
    timings: timings.slice(0, REPORTED_AT_ONCE),
  });
  const headers = { 'content-type': 'application/json' };
  void fetch(ADDRESS, { method: 'POST', body, headers, credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
}
