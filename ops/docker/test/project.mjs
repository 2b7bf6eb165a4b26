import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { copyRepository } from '../../../tools/setup/copy-repository.mjs';
import { freePort } from '../../../tools/setup/processes.mjs';
import { runProgram } from '../../../tools/setup/run-program.mjs';
import { PUBLIC_URL } from '../../guide/secure-site.mjs';
import { provideImage } from './base-images.mjs';

const NAME = 'club-reviews-test';
const SECRETS = ['MYSQL_PASSWORD', 'MYSQL_ROOT_PASSWORD', 'SITE_ADMIN_PASSWORD', 'JWT_SECRET', 'DATA_KEY'];

/**
 * Copies the repository and sets the copy up as docs/run-your-own-site.md says. Its folder stands in for
 * /srv/club-reviews, and the copy for a clone.
 * @param {import('./engine.mjs').Engine} engine
 * @param {{dir: string, copy: string}} folders `dir` keeps what's needed again in the next run
 */
export async function openProject(engine, { dir, copy }) {
  copyRepository(copy);
  const project = parse(readFileSync(join(copy, 'docker-compose.yml'), 'utf8'), { merge: true });
  if (engine.isPrivate) {
    const override = await forPrivateEngine(project, engine, copy, dir);
    writeFileSync(join(copy, 'docker-compose.override.yml'), JSON.stringify(override));
  }
  const [port, mailPort, proxyPort] = [await freePort(), await freePort(), await freePort()];
  const settings = {
    ...Object.fromEntries(SECRETS.map((name) => [name, randomBytes(24).toString('hex')])),
    PORT: String(port),
    MAILPIT_PORT: String(mailPort),
    PUBLIC_URL,
    SUPPORT_EMAIL: 'support@my-town.co.uk',
    OPERATOR_NAME: 'My Town Football Parents',
    OPERATOR_ADDRESS: '1 High Street, My Town, LS1 4AP',
    SMTP_URL: 'smtp://mailpit:1025',
    COMPOSE_PROFILES: 'mail',
    TRUST_PROXY: 'uniquelocal',
    POSTCODES_API_URL: 'off',
  };
  const env = { ...engine.env, COMPOSE_PROJECT_NAME: NAME };
  const run = (program, args) => runProgram(program, args, { cwd: copy, env });
  return {
    /** Services that `up` starts. */
    services: Object.keys(project.services).filter((name) => !['backup', 'restore'].includes(name)),
    settings,
    proxyPort,
    mailbox: `http://127.0.0.1:${mailPort}/api/v1`,
    /** Runs commands of the guide. */
    run: (commands) => run('/bin/sh', ['-euc', commands.replaceAll('/srv/club-reviews', copy)]),
    /** Fills .env in, as the operator does in an editor. */
    fillIn() {
      const file = join(copy, '.env');
      const lines = Object.entries(settings).map(([name, value]) => `${name}='${value}'\n`);
      writeFileSync(file, `${readFileSync(file, 'utf8')}\n${lines.join('')}`);
    },
    /** Runs a Compose command, and returns its output. */
    compose: (...args) => run('docker', ['compose', ...args]),
    /** Each service's container as "Up 9 seconds (healthy)" or "Exited (0) 2 minutes ago". */
    async states() {
      const format = '{{.Label "com.docker.compose.service"}}\t{{.Status}}';
      const ofProject = ['--filter', `label=com.docker.compose.project=${NAME}`];
      const listed = await engine.docker(['ps', '--all', ...ofProject, '--format', format]);
      return Object.fromEntries(listed.split('\n').map((line) => line.split('\t')));
    },
  };
}

/**
 * What Compose reads beside the shipped file, for an engine that has no build network of its own and whose images may have
 * to be made.
 */
async function forPrivateEngine({ services }, engine, copy, dir) {
  const [, nodeImage] = /^ARG NODE_IMAGE=(\S+)$/m.exec(readFileSync(join(copy, 'api/Dockerfile'), 'utf8'));
  const NODE_IMAGE = await provideImage(engine, nodeImage, { dir });
  const override = {};
  for (const [name, { build, image }] of Object.entries(services))
    override[name] = build
      ? { build: { network: 'host', args: { NODE_IMAGE } } }
      : { image: await provideImage(engine, image, { dir, standIn: name }) };
  return { services: override };
}
