import { bucketOf } from '@club-reviews/domain/release-telemetry';
import { Injectable } from '@nestjs/common';
import { isPersons } from '../../model/club-figures/shown-page.js';
import type { RateLimit } from '../../platform/rate-limits/rate-limits.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.js';
import { KnownReleases } from './known-releases.js';
import type { CountedLoad } from './release-counter.js';
import { ReleaseCounter } from './release-counter.js';
import { ReleaseMetrics } from './release-metrics.js';
import type { TelemetryBody } from './telemetry.dto.js';

/** Reports from one client: a school behind one address may read for an hour. */
const BY_CLIENT: RateLimit = { purpose: 'telemetry-by-client', times: 300, windowMs: 3_600_000 };

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
   * Robots are left out. Throws TooManyRequestsError depending on what the client has sent.
   */
  async count({ loads, timings }: TelemetryBody, client: string, userAgent: string): Promise<void> {
    await this.limits.take(BY_CLIENT, client);
    if (!isPersons(userAgent)) return;
    const fold = await this.known.folding();
    const now = new Date();
    for (const { outcome, errorClass = '', ...release } of loads) {
      const counted: CountedLoad = { ...fold(release), outcome, errorClass };
      this.counter.countLoad(counted, now);
      this.metrics.countLoad(counted);
    }
    for (const { timing, value, ...release } of timings) {
      const counted = fold(release);
      this.counter.countTiming({ ...counted, timing, bucket: bucketOf(timing, value) }, now);
      this.metrics.countTiming(counted, timing, value);
    }
  }
}
