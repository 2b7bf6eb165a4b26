import { abort } from '@club-reviews/releases/changes';
import type { Canary, Entry, Revision } from '@club-reviews/releases/revision';
import { entryIn } from '@club-reviews/releases/revision';
import { Injectable } from '@nestjs/common';
import { BackgroundTask } from '../../platform/async/background-task.js';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { ReleaseRegistry } from '../../platform/releases/release-registry.js';
import { judgeCanary, tallyInWords } from './canary-judgement.js';
import { getHour } from './hours.js';
import { OwnerNotices } from './owner-notices.js';
import { ReleaseAudit } from './release-audit.js';
import { ReleaseFiguresRepository } from './release-figures.repository.js';

const LOOK_EVERY_MS = 30_000;
const NOTHING = { total: 0, failures: 0 };

/** The actor recorded when a canary is ended automatically. */
const AUTOMATIC = 'Automatic abort';

/**
 * Ends canaries that fail more often than the stable version, beyond chance. It can only return visitors to what they
 * had. Owners are told by mail. One instance checks at a time.
 */
@Injectable()
export class CanaryWatch extends BackgroundTask {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly registry: ReleaseRegistry,
    private readonly figures: ReleaseFiguresRepository,
    private readonly audit: ReleaseAudit,
    private readonly notices: OwnerNotices,
  ) {
    super("Canaries aren't watched", LOOK_EVERY_MS, LOOK_EVERY_MS);
  }

  override onApplicationBootstrap(): void {
    if (this.settings.canaryLimits) super.onApplicationBootstrap();
  }

  /** Judges every running canary, and ends the bad ones. */
  async run(): Promise<void> {
    const known = await this.registry.now();
    if (known.state !== 'ready') return;
    for (const [name, entry] of Object.entries(known.revision.remotes)) {
      if (entry.canary) await this.judge(known.revision, name, entry, entry.canary);
    }
  }

  protected runOnce(): Promise<void> {
    return this.database.dialect.withFreeLock('canaries', () => this.run());
  }

  private async judge(revision: Revision, name: string, entry: Entry, canary: Canary): Promise<void> {
    const { canaryLimits } = this.settings;
    if (!canaryLimits) return;
    const tallies = await this.figures.tallies(
      name,
      getHour(await this.registry.canaryBegan(revision, name)),
    );
    const [tried, stable] = [canary.version, entry.active].map((version) => tallies.get(version) ?? NOTHING);
    if (!tried || !stable || judgeCanary(tried, stable, canaryLimits) !== 'bad') return;
    const reason = `${tallyInWords(tried)}, of ${entry.active} ${tallyInWords(stable)}`;
    let isEnding = false;
    const ended = await this.registry.change(AUTOMATIC, (current) => {
      // Someone may be faster.
      isEnding = entryIn(current, name)?.canary?.seed === canary.seed;
      return isEnding ? abort(name, reason)(current) : null;
    });
    if (!isEnding) return;
    this.logger.warn(`The canary ${canary.version} of ${name} was aborted: ${reason}`);
    await this.audit.record(ended, 'system');
    const { version } = canary;
    await this.notices.canaryAborted({ remote: name, version, active: entry.active, reason });
  }
}
