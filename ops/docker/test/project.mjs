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
  const file = join(copy, 'docker-compose.yml');
  const project = parse(readFileSync(file, 'utf8'), { merge: true });
  if (engine.isPrivate)
    writeFileSync(file, JSON.stringify(await forPrivateEngine(project, engine, copy, dir)));
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
  const [program, ...first] = engine.isPrivate ? ['docker-compose'] : ['docker', 'compose'];
  return {
    /** Services that `up` starts. */
    services: Object.keys(project.services).filter((name) => !['backup', 'restore'].includes(name)),
    publicUrl: PUBLIC_URL,
    site: `http://127.0.0.1:${port}`,
    mailbox: `http://127.0.0.1:${mailPort}/api/v1`,
    /** Runs a Compose command, and returns its output. */
    compose: (...args) =>
      runProgram(program, [...first, '--project-name', NAME, ...args], { cwd: copy, env }),
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
 * The project for Debian's docker-compose 1.29, which knows no project's name, replicas or ports with an address, and
 * for an engine that has no build network of its own and whose images may have to be made.
 */
async function forPrivateEngine({ services, networks, volumes }, engine, copy, dir) {
  const [, nodeImage] = /^ARG NODE_IMAGE=(\S+)$/m.exec(readFileSync(join(copy, 'api/Dockerfile'), 'utf8'));
  const NODE_IMAGE = await provideImage(engine, nodeImage, { dir });
  for (const [name, service] of Object.entries(services)) {
    delete service.deploy;
    if (service.build) {
      service.build = { ...service.build, network: 'host', args: { ...service.build.args, NODE_IMAGE } };
    } else {
      service.image = await provideImage(engine, service.image, { dir, standIn: name });
    }
    service.ports &&= service.ports.map((port) =>
      typeof port === 'string' ? port : `${port.host_ip}:${port.published}:${port.target}`,
    );
  }
  return { services, networks, volumes };
}
