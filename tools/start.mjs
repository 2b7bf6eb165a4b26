/**
 * `npm start`: installs what's missing, builds what has changed, publishes each remote to the local release store, and
 * serves the whole product on one port. Ctrl-C stops everything.
 */
import { resolve } from 'node:path';
import { requireNode, runTargets, startInstallation } from './setup/install.mjs';
import { ROOT } from './setup/npm.mjs';
import { processGroup, reservePort } from './setup/processes.mjs';
import { generatedAdminPassword, publishReleases, startProduct } from './setup/product.mjs';

requireNode();
const port = readPort(process.env.PORT || '3000');
const publicPort = await reservePublicPort();
await installAndBuild();
await publishReleases(resolve(ROOT, process.env.DATA_DIR || '.data'));

const group = processGroup();
const stop = async (code) => {
  await group.stop();
  process.exit(code);
};
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
group.whenOneEnds((name, code) => {
  console.error(`${name} has stopped${code === null ? '' : ` with exit code ${code}`}.`);
  void stop(1);
});

try {
  const { url, dataDir, publicUrl } = await startProduct(
    group,
    { LOG_LEVEL: process.env.LOG_LEVEL || 'warn' },
    publicPort.release,
  );
  const adminPassword = generatedAdminPassword(dataDir) ?? 'as set in SITE_ADMIN_PASSWORD';
  const { brandName, demoLogin } = await fetch(`${url}/api/config`).then((answer) => answer.json());
  const lines = [
    ['Site', publicUrl],
    [
      'Club login',
      `${publicUrl}/club-admin${demoLogin ? `  (${demoLogin.email} / ${demoLogin.password})` : ''}`,
    ],
    ['Site admin', `${publicUrl}/admin  (password: ${adminPassword})`],
    ['Mails', await whereMailsGo(url, publicUrl)],
    ['API', `${publicUrl}/api/docs`],
  ];
  console.log(`\n${brandName} is running. Ctrl-C stops it.\n`);
  for (const [name, value] of lines) console.log(`  ${name.padEnd(11)} ${value}`);
  console.log();
} catch (error) {
  console.error(error.message);
  await stop(1);
}

/** The api and the shell check it too, but only once everything is built. */
function readPort(text) {
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text);
  console.error(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  process.exit(1);
}

/** Reserves the public port before anything else; it's kept until the shell needs it. */
async function reservePublicPort() {
  try {
    return await reservePort(port, process.env.HOST || '127.0.0.1');
  } catch (error) {
    const reason = error.code === 'EADDRINUSE' ? 'is already in use' : `can't be used (${error.code})`;
    console.error(`Port ${port} ${reason}. Choose another one, for example: PORT=${port + 100} npm start`);
    process.exit(1);
  }
}

async function installAndBuild() {
  try {
    const installed = startInstallation();
    await installed.packages;
    runTargets(['build']);
    await installed.database;
  } catch (error) {
    console.error(`Can't start: ${error.message}`);
    process.exit(1);
  }
}

/** Where the product's mails end up. Unless they're sent, the api may show them in its mailbox. */
async function whereMailsGo(url, publicUrl) {
  if (process.env.SMTP_URL && process.env.SMTP_URL !== 'off') return 'sent through SMTP_URL';
  const mailbox = await fetch(`${url}/dev/mailbox`);
  return mailbox.ok ? `${publicUrl}/dev/mailbox` : 'kept, not sent: set SMTP_URL to send them';
}
