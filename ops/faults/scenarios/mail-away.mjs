import { confirm, confirmationTokens, postJson } from '../support/confirmation-links.mjs';
import { onProduct, writeReviews } from '../support/on-product.mjs';
import { getCopies } from '../support/outcome.mjs';
import { until } from '../support/product.mjs';
import { letTimePass } from '../support/time.mjs';

const REVIEWS = 20;
const DAY_MS = 24 * 3_600_000;
/** The pauses grow to an hour within the first seven or eight attempts. */
const MOST_TRIES = 32;
const METRICS_TOKEN = 'a token of the faults alone';
const RESET_KIND = 'password-reset';

/** Mails that are due or being sent. */
const IN_WORK = `
  SELECT COUNT(*) AS count FROM mails
  WHERE next_attempt_at <= UTC_TIMESTAMP(3) OR (next_attempt_at IS NOT NULL AND locked_until IS NOT NULL)`;
const UNTIL_ALL_ARE_DUE = `
  SELECT CEIL(TIMESTAMPDIFF(MICROSECOND, UTC_TIMESTAMP(3), MAX(next_attempt_at)) / 1000) AS ms FROM mails`;

/**
 * The mail server is down for a day, simulated by moving all stored times into the past. Afterwards, every mail whose link is
 * still valid must go out, and those links must work.
 */
export async function mailAway(scratch) {
  const getEnv = () => ({ METRICS_TOKEN });
  await onProduct({ scratch, engine: 'MariaDB', getEnv }, async ({ product, database, mailServer }) => {
    await mailServer.shut();
    const stored = await writeReviews(product, database, REVIEWS);
    await askForNewPassword(product, database);

    const passed = await passDay(database);
    const oldest = await oldestMailSeconds(product);
    const [{ tries, kept }] = await database.query(
      'SELECT MAX(attempts) AS tries, COUNT(payload_encrypted) AS kept FROM mails',
    );
    console.log(
      `After ${(passed / 3_600_000).toFixed(1)} hours: ${kept} mails kept, each tried ${tries} times at most; the metric says ` +
        `that the oldest waits for ${(oldest / 3600).toFixed(1)} hours`,
    );
    if (tries > MOST_TRIES) throw new Error('mails are tried too often');
    if (oldest * 1000 < DAY_MS) throw new Error("the metric doesn't show how old they are");

    await mailServer.open();
    await makeDue(database);
    await until(async () => (await waiting(database)) === 0, 'every mail has been dealt with', 120_000);
    await checkArrived(mailServer, database, product, stored);
  });
}

async function askForNewPassword({ apiUrl }, database) {
  const { demoLogin } = await (await fetch(`${apiUrl}/config`)).json();
  await postJson(`${apiUrl}/club-admin/forgot-password`, { email: demoLogin.email });
  const stored = `SELECT COUNT(*) AS count FROM mails WHERE kind LIKE '%password-reset'`;
  await until(async () => Number((await database.query(stored))[0].count) === 1, 'a link is to be mailed');
}

/** @returns how much time has passed, in milliseconds */
async function passDay(database) {
  let passed = 0;
  while (passed < DAY_MS) passed += await makeDue(database);
  return passed;
}

/** Waits until no mail is being sent, then lets enough time pass for all of them to be due again. */
async function makeDue(database) {
  const isTried = async () => Number((await database.query(IN_WORK))[0].count) === 0;
  await until(isTried, 'every mail that is due has been tried');
  const ms = Number((await database.query(UNTIL_ALL_ARE_DUE))[0].ms);
  await letTimePass(database, ms);
  return ms;
}

async function waiting(database) {
  const [{ count }] = await database.query(
    'SELECT COUNT(*) AS count FROM mails WHERE next_attempt_at IS NOT NULL',
  );
  return Number(count);
}

async function oldestMailSeconds({ apiUrl }) {
  const answer = await fetch(new URL('/metrics', apiUrl), {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  return Number(/^mails_oldest_seconds (\S+)$/m.exec(await answer.text())?.[1]);
}

async function checkArrived(mailServer, database, { apiUrl }, stored) {
  const [{ sent }] = await database.query('SELECT COUNT(sent_at) AS sent FROM mails');
  const given = await database.query(
    'SELECT kind, last_error AS why FROM mails WHERE sent_at IS NULL AND payload_encrypted IS NULL',
  );
  const answers = [];
  for (const token of confirmationTokens(mailServer)) answers.push((await confirm(apiUrl, token)).status);
  const confirmed = answers.filter((status) => status === 200).length;
  const unsent = given.map(({ kind, why }) => `${kind} (${why})`).join(', ');
  console.log(
    `Back: ${sent} mails sent, ${confirmed} of ${stored} reviews confirmed by their links; not sent: ${unsent}`,
  );
  if (Number(sent) !== stored || confirmed !== stored)
    throw new Error('a review lacks its mail, or its link is of no use');
  if (getCopies(mailServer).size !== mailServer.received.length) throw new Error('a mail came twice');
  if (given.length !== 1 || given[0].kind !== RESET_KIND)
    throw new Error('a link that has expired was mailed');
}
