import type { Timing } from '@club-reviews/domain/release-telemetry';
import { getBucket } from '@club-reviews/domain/release-telemetry';
import { Injectable } from '@nestjs/common';
import { isHumanAgent } from '../../model/club-figures/page-view-rules.js';
import type { Sender } from '../../platform/http/request-origin.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { KnownReleases } from './known-releases.js';
import type { CountedLoad } from './release-counter.js';
import { ReleaseCounter } from './release-counter.js';
import { ReleaseMetrics } from './release-metrics.js';
import type { TelemetryBody } from './telemetry.dto.js';

/** Reports from one client: a school behind one address may read for an hour. */
const BY_CLIENT: RateLimit = { purpose: 'telemetry-by-client', times: 300, windowMs: 3_600_000 };

/**
 * Loads that one network reports of a version on trial, or of the one that it's compared with. Far fewer than end a
 * canary, which takes several networks.
 */
const BY_NETWORK: RateLimit = { purpose: 'telemetry-by-network', times: 3, windowMs: 3_600_000 };

/** The vitals that the page of releases shows; the metrics have every measurement. */
const STORED: readonly Timing[] = ['LCP', 'INP', 'CLS'];

/** Where a report comes from. */
interface Reporter extends Sender {
  userAgent: string;
}

/** Accepts browsers' reports on releases. */
@Injectable()
export class TelemetryService {
  constructor(
    private readonly limits: RateLimits,
    private readonly known: KnownReleases,
    private readonly counter: ReleaseCounter,
    private readonly metrics: ReleaseMetrics,
  ) {}

  /**
   * Counts a report. Remotes and versions that aren't in use are counted together, so that nobody can fill the tables.
   * Robots are left out, and so is what a page can't load twice. Throws TooManyRequestsError depending on what the client has sent.
   */
  async count({ loads, timings }: TelemetryBody, { client, network, userAgent }: Reporter): Promise<void> {
    await this.limits.take(BY_CLIENT, client);
    if (!isHumanAgent(userAgent)) return;
    const fold = await this.known.folding();
    const now = new Date();
    const unique = new Map(loads.map((load) => [`${load.remote} ${load.version}`, load])).values();
    const counted = [...unique].map(({ remote, version, outcome, errorClass }): CountedLoad => ({
      ...fold({ remote, version }),
      outcome,
      errorClass: errorClass ?? '',
    }));
    for (const load of await this.withinVotes(counted, network)) {
      this.counter.countLoad(load, now);
      this.metrics.countLoad(load);
    }
    for (const { timing, value, ...release } of timings) {
      const measured = fold(release);
      if (STORED.includes(timing))
        this.counter.countTiming({ ...measured, timing, bucket: getBucket(timing, value) }, now);
      this.metrics.countTiming(measured, timing, value);
    }
  }

  /** The loads that count: of a remote on trial, each network has only a few votes. */
  private async withinVotes(loads: readonly CountedLoad[], network: string): Promise<CountedLoad[]> {
    const tried = await this.known.underTrial();
    const isVote = ({ remote }: CountedLoad) => tried.has(remote);
    const votes = loads.filter(isVote);
    const counters = await this.limits.countUp(
      votes.map(({ remote, version }) => ({ ...BY_NETWORK, who: `${network} ${remote} ${version}` })),
    );
    return [
      ...loads.filter((load) => !isVote(load)),
      ...votes.filter((_, at) => (counters[at]?.count ?? 0) <= BY_NETWORK.times),
    ];
  }
}
