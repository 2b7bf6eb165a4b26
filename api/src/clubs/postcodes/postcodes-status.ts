import { Database } from '../../platform/database/database.js';
import { OutwardCode } from './postcode.entity.js';
import { SiteSetting } from '../../platform/database/site-setting.entity.js';
import type { FirstStep } from '../../platform/status/first-step.js';
import { RegisterFirstStep } from '../../platform/status/first-step.js';
import type { StatusCheck, StatusFinding } from '../../platform/status/status-check.js';
import { isFine, RegisterStatusCheck } from '../../platform/status/status-check.js';

const YEAR_MS = 365 * 86_400_000;
const ADVICE = 'Download the ONS Postcode Directory, and run “npm run ops -- import-postcodes FILE”.';

/** Whether postcodes have been imported, and when. */
@RegisterStatusCheck()
@RegisterFirstStep()
export class PostcodesStatus implements StatusCheck, FirstStep {
  readonly rank = 4;
  readonly name = 'Postcodes';
  readonly step = 'postcodes';

  constructor(private readonly database: Database) {}

  async check(): Promise<StatusFinding> {
    if (!(await this.isDone()))
      return {
        state: 'warning',
        text: 'No postcodes have been imported: searches ask a service on the internet, or know only districts.',
        advice: ADVICE,
      };
    const imported = await this.database.reader.findOneBy(SiteSetting, { name: 'postcodes_imported' });
    if (imported === null) return isFine('Postcodes have been imported, before this version noted when.');
    const at = new Date(imported.value);
    const text = `Postcodes were imported on ${at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })}.`;
    if (Date.now() - at.getTime() < YEAR_MS) return isFine(text);
    return { state: 'warning', text, advice: `New homes are missing. ${ADVICE}` };
  }

  /** Only an import fills the outward codes. */
  isDone(): Promise<boolean> {
    return this.database.reader.exists(OutwardCode);
  }
}
