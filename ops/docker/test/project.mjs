import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { copyRepository } from '../../../tools/setup/copy-repository.mjs';
import { freePort } from '../../../tools/setup/processes.mjs';
import { runProgram } from '../../../tools/setup/run-program.mjs';
import { provideImage } from './base-images.mjs';

const NAME = 'club-reviews-test';
const PUBLIC_URL = 'http://docker-test.club-reviews.co.uk';
const SECRETS = ['MYSQL_PASSWORD', 'MYSQL_ROOT_PASSWORD', 'SITE_ADMIN_PASSWORD', 'JWT_SECRET', 'DATA_KEY'];

/**
 * Copies the repository and opens the copy's compose project, with what a careful operator would put into .env.
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
  const [port, mailPort] = [await freePort(), await freePort()];
  const env = {
    ...engine.env,
    ...Object.fromEntries(SECRETS.map((name) => [name, randomBytes(24).toString('hex')])),
    PORT: String(port),
    MAILPIT_PORT: String(mailPort),
    PUBLIC_URL,
    SUPPORT_EMAIL: 'help@docker-test.club-reviews.co.uk',
    OPERATOR_NAME: 'Docker Test Reviews',
    OPERATOR_ADDRESS: '1 High Street, Leeds, LS1 1AA',
    SMTP_URL: 'smtp://mailpit:1025',
    COMPOSE_PROFILES: 'mail',
    SAMPLE_DATA: 'true',
    POSTCODES_API_URL: 'off',
  };
  return {
    /** Services that `up` starts. */
    services: Object.keys(project.services).filter((name) => !['backup', 'restore'].includes(name)),
    publicUrl: PUBLIC_URL,
    site: `http://127.0.0.1:${port}`,
    mailbox: `http://127.0.0.1:${mailPort}/api/v1`,
    /** Runs a Compose command, and returns its output. */
    compose: (...args) =>
      runProgram('docker', ['compose', '--project-name', NAME, ...args], { cwd: copy, env }),
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
