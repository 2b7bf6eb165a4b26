import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TestMailServer } from '../../../tools/test-mail-server.mjs';
import { ENGINES } from './databases.mjs';
import { checkOutcome } from './outcome.mjs';
import { Product } from './product.mjs';
import { ReviewLoad } from './review-load.mjs';

/** Opens a mail server that takes some time, like any across a network: a killed client is in the middle of sending. */
export async function openMailServer(options) {
  const mailServer = new TestMailServer(options);
  mailServer.whenTaken = () => wait(10);
  await mailServer.open();
  return mailServer;
}

/**
 * Runs a scenario on a product with a database and a mail server of its own, and stops all three.
 * @param {{scratch: string, engine: 'SQLite' | 'MariaDB', mail?: object, getEnv?: (database: object) => object}} setup
 *   `mail`: options of the mail server; `getEnv`: further settings
 * @param {(started: {product: Product, database: object, mailServer: TestMailServer}) => Promise<void>} scenario
 */
export async function onProduct({ scratch, engine, mail, getEnv = () => ({}) }, scenario) {
  const mailServer = await openMailServer(mail);
  const database = await ENGINES[engine](scratch);
  const env = { ...database.env, SMTP_URL: mailServer.url, ...(await getEnv(database)) };
  const product = new Product({ dataDir: scratch, logDir: join(scratch, 'logs'), env });
  try {
    await product.start();
    await scenario({ product, database, mailServer });
  } finally {
    await product.stop();
    await database.stop();
    await mailServer.shut();
  }
}

/** Sends reviews to the api until this many are acknowledged. @returns how many are stored */
export async function writeReviews(product, database, count) {
  const load = new ReviewLoad({ urls: [product.apiUrl], clubs: await product.clubs(), writers: 1 });
  load.start();
  await load.untilAcknowledged(count);
  await load.stop();
  return checkOutcome(load, database);
}
