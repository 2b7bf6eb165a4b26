import type { Timing } from '@club-reviews/domain/release-telemetry';
import { quantile } from '@club-reviews/domain/release-telemetry';
import type { Entry, Revision } from '@club-reviews/releases/revision';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { ReleaseRegistry } from '../../platform/releases/release-registry.js';
import type { CanaryLimits } from './canary-judgement.js';
import { judgeCanary } from './canary-judgement.js';
import { getHour } from './hours.js';
import type { LiveRelease, ReleaseBoard, ReleaseChange, RunningCanary } from './release-board.dto.js';
import type { VitalRow } from './release-figures.repository.js';
import { ReleaseFiguresRepository } from './release-figures.repository.js';

const DAY_MS = 24 * 3_600_000;
const HISTORY_SHOWN = 50;
const NOTHING = { total: 0, failures: 0 };
/** Three out of four visits, as for the web vitals. */
const JUDGED_SHARE = 0.75;
/** Canaries are judged for the page even if nobody ends them. */
const USUAL_LIMITS: CanaryLimits = { loads: 50, chance: 0.001 };

/** What is live, and the changes that led to it. */
@Injectable()
export class ReleaseBoardService {
  constructor(
    private readonly settings: Settings,
    private readonly registry: ReleaseRegistry,
    private readonly figures: ReleaseFiguresRepository,
  ) {}

  /** The current state. If the store can't be read, the page is empty and reports that. */
  async get(): Promise<ReleaseBoard> {
    const known = await this.registry.now();
    const abortsCanaries = this.settings.canaryLimits !== undefined;
    if (known.state !== 'ready') return { state: known.state, releases: [], history: [], abortsCanaries };
    const { revision } = known;
    const entries = Object.entries(revision.remotes);
    const [releases, history] = await Promise.all([
      Promise.all(entries.map(([remote, entry]) => this.liveRelease(revision, remote, entry))),
      this.registry.back(HISTORY_SHOWN),
    ]);
    return { state: 'ready', releases, history: history.map(toChange), abortsCanaries };
  }

  private async liveRelease(revision: Revision, remote: string, entry: Entry): Promise<LiveRelease> {
    const { active, fallback, killed = false, canary } = entry;
    const since = canary ? await this.registry.canaryBegan(revision, remote) : new Date(Date.now() - DAY_MS);
    const from = getHour(since);
    const [tallies, errors, vitals] = await Promise.all([
      this.figures.tallies(remote, from),
      this.figures.errors(remote, from),
      this.figures.vitals(remote, from),
    ]);
    const getTally = (version: string) => tallies.get(version) ?? NOTHING;
    const running: RunningCanary | null = canary
      ? {
          version: canary.version,
          share: canary.share,
          since: since.toISOString(),
          verdict: judgeCanary(
            getTally(canary.version),
            getTally(active),
            this.settings.canaryLimits ?? USUAL_LIMITS,
          ),
        }
      : null;
    const versions = [canary?.version, active, fallback].filter((version) => typeof version === 'string');
    return {
      remote,
      active,
      fallback,
      isKilled: killed,
      canary: running,
      loads: versions.map((version) => ({
        version,
        ...getTally(version),
        errors: errors
          .filter((row) => row.version === version)
          .map(({ errorClass, count }) => ({ errorClass, count: Number(count) })),
        ...getVitals(vitals.filter((row) => row.version === version)),
      })),
    };
  }
}

/** MySQL returns sums as strings. */
function getVitals(rows: readonly VitalRow[]) {
  const judged = (timing: Timing) => {
    const counts: number[] = [];
    for (const { bucket, count } of rows.filter((row) => row.timing === timing))
      counts[bucket] = Number(count);
    return quantile(timing, counts, JUDGED_SHARE);
  };
  return { lcp: judged('LCP'), inp: judged('INP'), cls: judged('CLS') };
}

function toChange({ revision, createdAt, change }: Revision): ReleaseChange {
  return {
    revision,
    at: createdAt === '' ? null : createdAt,
    by: change?.by ?? null,
    action: change?.action ?? null,
    remote: change?.remote ?? null,
    from: change?.from ?? null,
    to: change?.to ?? null,
    share: change?.share ?? null,
    reason: change?.reason ?? null,
  };
}
