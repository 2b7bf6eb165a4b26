import { ServerMetrics } from '@club-reviews/observability/server-metrics';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import type { FirstStep } from '../../platform/status/first-step.js';
import { RegisterFirstStep } from '../../platform/status/first-step.js';
import type { StatusCheck, StatusFinding } from '../../platform/status/status-check.js';
import { isFine, RegisterStatusCheck } from '../../platform/status/status-check.js';

const HOUR_MS = 3_600_000;
/** A nightly backup may be a little late. */
const OLD_AFTER_HOURS = 36;
const ADVICE = 'Run “npm run ops -- backup TARGET”, and let cron do that each night.';

/** How old the last backup is, and whether there is one. */
@RegisterStatusCheck()
@RegisterFirstStep()
export class BackupStatus implements StatusCheck, FirstStep {
  readonly rank = 5;
  readonly name = 'Backup';
  readonly step = 'backup';

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    metrics: ServerMetrics,
  ) {
    metrics.gauge(
      'backup_age_seconds',
      'Age of the last backup; infinite without one',
      async () => (await this.getAgeMs()) / 1000,
    );
  }

  async check(): Promise<StatusFinding> {
    const hours = Math.floor((await this.getAgeMs()) / HOUR_MS);
    if (hours === Infinity) {
      const state = this.settings.production ? 'problem' : 'warning';
      return { state, text: 'No backup has been made yet.', advice: ADVICE };
    }
    const text = `The last backup is ${toAge(hours)} old.`;
    return hours < OLD_AFTER_HOURS ? isFine(text) : { state: 'problem', text, advice: ADVICE };
  }

  async isDone(): Promise<boolean> {
    return (await this.getAgeMs()) < Infinity;
  }

  private async getAgeMs(): Promise<number> {
    const last = await this.database.reader.findOneBy(SiteSetting, { name: 'last_backup' });
    return last === null ? Infinity : Math.max(0, Date.now() - Date.parse(last.value));
  }
}

function toAge(hours: number): string {
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return hours === 1 ? 'an hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}
