/**
 * Rehearses docker-compose.yml where there is no Docker engine: on Linux, as root, on the Debian release of the base
 * image and with a Node.js that the product supports, installed for all users.
 *
 *   node tools/docker/rehearsal/rehearse.mjs
 *
 * Follows the Dockerfiles step by step in folders laid over this machine's root folder, then runs each service's
 * command as its user, without rights, on a read-only tree and in a network of its own (run-services.mjs). Mounts
 * and network end with the process; nothing on the machine is changed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyBuildContext } from './build-context.mjs';
import { buildImage } from './build-image.mjs';
import { readServices } from './compose-file.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Runs a script of this folder in a new namespace; what happens to mounts or network in there ends with it. */
function runIn(namespace, script, args) {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const { status } = spawnSync('unshare', [namespace, process.execPath, file, ...args], { stdio: 'inherit' });
  return status ?? 1;
}

/** Values as a careful operator would write them into .env. */
function settings() {
  const secret = () => execFileSync('openssl', ['rand', '-hex', '24'], { encoding: 'utf8' }).trim();
  const names = ['MYSQL_PASSWORD', 'MYSQL_ROOT_PASSWORD', 'SITE_ADMIN_PASSWORD', 'JWT_SECRET', 'DATA_KEY'];
  return {
    ...Object.fromEntries(names.map((name) => [name, secret()])),
    SAMPLE_DATA: 'true',
    LOG_LEVEL: 'warn',
  };
}

function rehearse(scratch) {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'mode=755', 'tmpfs', scratch]);
  const context = join(scratch, 'context');
  mkdirSync(context);
  copyBuildContext(ROOT, context);

  const built = new Map();
  const services = readServices(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), settings());
  for (const [name, service] of Object.entries(services)) {
    if (service.build === undefined) continue;
    const startedAt = Date.now();
    const { dockerfile, args } = service.build;
    service.image = buildImage({ context, dockerfile, args, scratch: join(scratch, 'build') }, built);
    console.log(`built ${name} in ${Math.round((Date.now() - startedAt) / 1000)} s`);
  }
  const plan = join(scratch, 'services.json');
  writeFileSync(plan, JSON.stringify(services));
  return runIn('--net', 'run-services.mjs', [plan, join(scratch, 'run')]);
}

const [scratch] = process.argv.slice(2);
if (scratch !== undefined) {
  process.exitCode = rehearse(scratch);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  process.exitCode = runIn('--mount', 'rehearse.mjs', [folder]);
  rmdirSync(folder);
}
