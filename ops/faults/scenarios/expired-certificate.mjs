import { join } from 'node:path';
import { openAuthority } from '../support/certificates.mjs';
import { ENGINES } from '../support/databases.mjs';
import { MailServer } from '../support/mail-server.mjs';
import { checkMails, checkOutcome } from '../support/outcome.mjs';
import { Product, until } from '../support/product.mjs';
import { ReviewLoad } from '../support/review-load.mjs';

const REVIEWS = 20;
const TRIES = 3;

/**
 * A mail server offers STARTTLS, but its certificate has expired. No mail may be sent, least of all in clear, and the log must
 * say why. With a new certificate, all of it must go out.
 */
export async function expiredCertificate(scratch) {
  const { authority, issue } = openAuthority(scratch);
  const tls = { disabledCommands: ['AUTH'] };
  const mailServer = new MailServer({ ...tls, ...issue('expired', -1) });
  await mailServer.open();
  const database = await ENGINES.SQLite(scratch);
  const product = new Product({
    dataDir: scratch,
    logDir: join(scratch, 'logs'),
    env: { ...database.env, SMTP_URL: mailServer.url, NODE_EXTRA_CA_CERTS: authority },
  });
  try {
    await product.start();
    const load = new ReviewLoad({ urls: [product.apiUrl], clubs: await product.clubs(), writers: 1 });
    load.start();
    await load.untilAcknowledged(REVIEWS);
    await load.stop();
    const stored = await checkOutcome(load, database);
    const triedOften = `SELECT COUNT(*) AS count FROM mails WHERE attempts >= ${TRIES}`;
    const isTried = async () => (await database.query(triedOften))[0].count === stored;
    await until(isTried, `every mail has been tried ${TRIES} times`);

    const lines = product.toLines('api').filter(({ msg }) => msg.includes('wasn’t sent'));
    const [{ count: kept }] = await database.query(
      'SELECT COUNT(*) AS count FROM mails WHERE payload_encrypted IS NOT NULL',
    );
    console.log(
      `Expired: ${mailServer.connections} connections, ${mailServer.received.length} mails arrived, ${kept} of ${stored} kept; ` +
        `${lines.length} lines in the log, like "${lines[0]?.msg}"`,
    );
    if (mailServer.received.length > 0) throw new Error('mails went to a server with an expired certificate');
    if (kept !== stored) throw new Error('mails were given up');
    if (lines.some(({ msg }) => !msg.includes('certificate has expired') || msg.includes('@')))
      throw new Error("a line of the log doesn't name the cause, or has an address");

    await mailServer.shut();
    await mailServer.open({ ...tls, ...issue('renewed', 30) });
    await checkMails(mailServer, database, { stored, kills: 0 });
    const inClear = mailServer.received.filter(({ isEncrypted }) => !isEncrypted).length;
    console.log(`Renewed: ${mailServer.received.length} mails arrived, ${inClear} of them in clear`);
    if (inClear > 0) throw new Error('mails went in clear');
  } finally {
    await product.stop();
    await mailServer.shut();
  }
}
