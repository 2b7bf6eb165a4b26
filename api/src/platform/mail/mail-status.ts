import { Settings } from '../config/settings.js';
import { PreparedReads } from '../database/prepared-reads.js';
import type { Sql } from '../database/sql.js';
import { sql } from '../database/sql.js';
import { toStoredTimestamp } from '../database/timestamps.js';
import type { FirstStep } from '../status/first-step.js';
import { RegisterFirstStep } from '../status/first-step.js';
import type { StatusCheck, StatusFinding } from '../status/status-check.js';
import { isFine, RegisterStatusCheck } from '../status/status-check.js';
import { NO_SUCH_ADDRESS } from './delivery/mail-queue.js';

const DAY_MS = 86_400_000;

const MAILBOX_FULL = /\b[45]\.2\.2\b/;

/** Unsent mails with one error: how many, and how many of them are tried again. */
interface Failures {
  error: string;
  mails: number;
  waiting: number;
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
    const now = Date.now();
    const since = toStoredTimestamp(new Date(now - DAY_MS));
    const [sent, waiting, suppressed] = await Promise.all([
      this.count(sql`mails WHERE created_at >= ${since} AND sent_at IS NOT NULL`),
      this.count(sql`mails WHERE next_attempt_at IS NOT NULL`),
      this.count(sql`suppressed_addresses WHERE ends_at > ${toStoredTimestamp(new Date(now))}`),
    ]);
    if (this.settings.smtpUrl === undefined)
      return {
        state: this.settings.production ? 'problem' : 'warning',
        text: `No mail server is set, so no emails are sent. Waiting: ${waiting}.`,
        advice: 'Set SMTP_URL, and restart the api.',
      };
    const failures = await this.reads.all<Failures>(sql`
      SELECT last_error AS error, COUNT(*) AS mails,
        SUM(CASE WHEN next_attempt_at IS NOT NULL THEN 1 ELSE 0 END) AS waiting
      FROM mails WHERE last_error IS NOT NULL AND last_error NOT LIKE ${`${NO_SUCH_ADDRESS}%`}
        AND (created_at >= ${since} OR next_attempt_at IS NOT NULL)
      GROUP BY last_error ORDER BY MAX(created_at) DESC`);
    const failing = failures.reduce((sum, each) => sum + Number(each.waiting), 0);
    const lost = failures.reduce((sum, each) => sum + each.mails, -failing);
    const text = `In the last day: ${sent} sent, ${lost} given up. Waiting now: ${waiting}, of which failed so far: ${failing}.`;
    const suppression =
      suppressed === 0 ? '' : ` Addresses that get none, because they don’t exist: ${suppressed}.`;
    const [worst] = failures.toSorted((one, other) => Number(isFull(one)) - Number(isFull(other)));
    if (worst === undefined) return isFine(text + suppression);
    return {
      state: Number(worst.waiting) > 0 && !isFull(worst) ? 'problem' : 'warning',
      text: `${text} The last error: ${worst.error}.${suppression}`,
      advice: getAdvice(worst),
    };
  }

  async isDone(): Promise<boolean> {
    const sent = await this.reads.all(sql`SELECT id FROM mails WHERE sent_at IS NOT NULL LIMIT 1`);
    return sent.length > 0;
  }

  private async count(rows: Sql): Promise<number> {
    const [found] = await this.reads.all<{ count: number }>(sql`SELECT COUNT(*) AS count FROM ${rows}`);
    return found?.count ?? 0;
  }
}

/** Whether it's for the recipient to sort out. */
const isFull = ({ error }: Failures) => MAILBOX_FULL.test(error);

function getAdvice(failures: Failures): string {
  if (isFull(failures))
    return 'A recipient’s mailbox is full. There’s nothing to do: mail is tried again for three days.';
  const what = failures.error.startsWith('EAUTH')
    ? 'The mail server refuses the login: check the user and password in SMTP_URL, and restart the api.'
    : 'Check the mail server and SMTP_URL.';
  return `${what} Mail is tried again for three days.`;
}
