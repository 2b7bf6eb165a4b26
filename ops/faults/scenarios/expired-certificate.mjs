import { openAuthority } from '../support/certificates.mjs';
import { onProduct, writeReviews } from '../support/on-product.mjs';
import { checkMails } from '../support/outcome.mjs';
import { until } from '../support/product.mjs';

const REVIEWS = 20;
const TRIES = 3;

/**
 * A mail server offers STARTTLS, but its certificate has expired. No mail may be sent, least of all in clear, and the log must
 * say why. With a new certificate, all of it must go out.
 */
export async function expiredCertificate(scratch) {
  const { authority, issue } = openAuthority(scratch);
  const tls = { disabledCommands: ['AUTH'] };
  const setup = {
    scratch,
    engine: 'SQLite',
    mail: { ...tls, ...issue('expired', -1) },
    getEnv: () => ({ NODE_EXTRA_CA_CERTS: authority }),
  };
  await onProduct(setup, async ({ product, database, mailServer }) => {
    const stored = await writeReviews(product, database, REVIEWS);
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
  });
}
