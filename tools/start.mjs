/**
 * `npm start`: installs what is missing, builds what has changed, publishes each remote into the local release
 * store, and serves the whole product on one port. Ctrl-C stops everything.
 */
import { resolve } from 'node:path';
import { ROOT, installPackages, requireNode, runTargets } from './setup/install.mjs';
import { processGroup } from './setup/processes.mjs';
import { generatedAdminPassword, publishReleases, startProduct } from './setup/product.mjs';

requireNode();
installPackages();
runTargets(['build']);
publishReleases(resolve(ROOT, process.env.DATA_DIR || '.data'));

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
  const { url, dataDir, publicUrl } = await startProduct(group, {
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  });
  const adminPassword = generatedAdminPassword(dataDir) ?? 'as set in SITE_ADMIN_PASSWORD';
  const { brandName, demoLogin } = await fetch(`${url}/api/config`).then((answer) => answer.json());
  const lines = [
    ['Site', publicUrl],
    [
      'Club login',
      `${publicUrl}/club-admin${demoLogin ? `  (${demoLogin.email} / ${demoLogin.password})` : ''}`,
    ],
    ['Site admin', `${publicUrl}/admin  (password: ${adminPassword})`],
    ['Mails', mailsReadAt(publicUrl)],
    ['API', `${publicUrl}/api/docs`],
  ];
  console.log(`\n${brandName} is running. Ctrl-C stops it.\n`);
  for (const [name, value] of lines) console.log(`  ${name.padEnd(11)} ${value}`);
  console.log();
} catch (error) {
  console.error(error.message);
  await stop(1);
}

/** Where mails can be read: in the mailbox of the api while nothing is sent, which production does not have. */
function mailsReadAt(publicUrl) {
  if (process.env.SMTP_URL) return 'sent by SMTP_URL';
  return process.env.NODE_ENV === 'production' ? 'kept: SMTP_URL is not set' : `${publicUrl}/dev/mailbox`;
}
