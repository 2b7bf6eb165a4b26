import { Settings } from '../config/settings.js';
import { PreparedReads } from '../database/prepared-reads.js';
import { sql } from '../database/sql.js';
import { toStoredTimestamp } from '../database/timestamps.js';
import type { FirstStep } from '../status/first-step.js';
import { RegisterFirstStep } from '../status/first-step.js';
import type { StatusCheck, StatusFinding } from '../status/status-check.js';
import { isFine, RegisterStatusCheck } from '../status/status-check.js';

const DAY_MS = 86_400_000;

/** How many mails of the last day were sent or given up, and how many of all wait; null is none. */
interface MailCounts {
  sent: number | null;
  lost: number | null;
}

/** Whether mail leaves the site. */
@RegisterStatusCheck()
@RegisterFirstStep()
export class MailStatus implements StatusCheck, FirstStep {
  readonly rank = 3;
  readonly name = 'Mail';
  readonly step = 'test-mail';

  constructor(
    private readonly settings: Settings,
    private readonly reads: PreparedReads,
  ) {}

  async check(): Promise<StatusFinding> {
    const since = toStoredTimestamp(new Date(Date.now() - DAY_MS));
    const [recent] = await this.reads.all<MailCounts>(sql`
      SELECT SUM(CASE WHEN sent_at IS NOT NULL THEN 1 ELSE 0 END) AS sent,
        SUM(CASE WHEN sent_at IS NULL AND next_attempt_at IS NULL AND last_error IS NOT NULL THEN 1 ELSE 0 END) AS lost
      FROM mails WHERE created_at >= ${since}`);
    const [open] = await this.reads.all<{ waiting: number; failing: number | null }>(sql`
      SELECT COUNT(*) AS waiting, SUM(CASE WHEN last_error IS NOT NULL THEN 1 ELSE 0 END) AS failing
      FROM mails WHERE next_attempt_at IS NOT NULL`);
    const [failed] = await this.reads.all<{ lastError: string }>(sql`
      SELECT last_error AS lastError FROM mails
      WHERE last_error IS NOT NULL AND (created_at >= ${since} OR next_attempt_at IS NOT NULL)
      ORDER BY created_at DESC LIMIT 1`);
    const [waiting, failing, lost] = [
      open?.waiting ?? 0,
      Number(open?.failing ?? 0),
      Number(recent?.lost ?? 0),
    ];
    if (this.settings.smtpUrl === undefined)
      return {
        state: this.settings.production ? 'problem' : 'warning',
        text: `No mail server is set, so no emails are sent. Waiting: ${waiting}.`,
        advice: 'Set SMTP_URL, and restart the api.',
      };
    const text = `In the last day: ${Number(recent?.sent ?? 0)} sent, ${lost} given up. Waiting now: ${waiting}, of which failed so far: ${failing}.`;
    if (failing + lost === 0) return isFine(text);
    return {
      state: failing > 0 ? 'problem' : 'warning',
      text: failed ? `${text} The last error: ${failed.lastError}` : text,
      advice: 'Check the mail server and SMTP_URL. Mail is tried again for three days.',
    };
  }

  async isDone(): Promise<boolean> {
    const sent = await this.reads.all(sql`SELECT id FROM mails WHERE sent_at IS NOT NULL LIMIT 1`);
    return sent.length > 0;
  }
}
