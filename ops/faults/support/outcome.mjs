import { STORED_REVIEWS, compareReviews } from './review-load.mjs';
import { until } from './product.mjs';

/** How many mails one instance sends at once, and so may be sending when it's killed. */
const MAILS_IN_HAND = 5;
const SEND_TIMEOUT_MS = 120_000;

/**
 * Prints a load's counts and checks that nothing acknowledged is lost or duplicated, no response broke a rule, and the
 * database isn't damaged. Its server must be running.
 */
export async function checkOutcome(load, database) {
  const rows = await database.query(STORED_REVIEWS);
  const { stored, lost, doubled } = compareReviews(load.acknowledged, rows);
  console.log(`Reviews: ${load.summary}; stored ${stored}, lost ${lost.length}, doubled ${doubled.length}`);
  await database.check();
  if (load.unexpected.length > 0)
    throw new Error(`answered ${[...new Set(load.unexpected)].slice(0, 5).join('; ')}`);
  if (load.acknowledged.length === 0) throw new Error('nothing was acknowledged, so nothing is shown');
  if (lost.length > 0 || doubled.length > 0) throw new Error('what was acknowledged is lost or doubled');
  return stored;
}

/**
 * Waits until the outbox is empty, and checks that each mail arrived once, or at most twice if a process died while sending
 * it.
 * @param {number} kills how often a process died that might have been sending mail
 */
export async function checkMails(mailServer, database, { stored, kills }) {
  const open = 'SELECT COUNT(*) AS count FROM mails WHERE next_attempt_at IS NOT NULL';
  const isSent = async () => Number((await database.query(open))[0].count) === 0;
  const ms = await until(isSent, 'every mail is sent', SEND_TIMEOUT_MS);
  const sent = await database.query('SELECT message_id AS id FROM mails WHERE sent_at IS NOT NULL');
  const copies = getCopies(mailServer);
  const missing = sent.filter(({ id }) => !copies.has(id));
  const twice = [...copies.values()].filter((count) => count > 1);
  console.log(
    `Mails: ${sent.length} sent within ${ms} ms of the end of the load, ${missing.length} missing, ${twice.length} twice ` +
      `(at most ${MAILS_IN_HAND * kills} may be)`,
  );
  if (sent.length !== stored || missing.length > 0) throw new Error('there is not one mail for each review');
  if (twice.length > MAILS_IN_HAND * kills || twice.some((count) => count > 2))
    throw new Error('mails came more often than they may');
}

/** How often each mail arrived, by its Message-ID. */
export function getCopies({ received }) {
  const copies = new Map();
  for (const { messageId } of received) copies.set(messageId, (copies.get(messageId) ?? 0) + 1);
  return copies;
}
