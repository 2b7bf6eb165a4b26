import { randomBytes } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyRepository } from '../../setup/copy-repository.mjs';
import { ROOT } from '../../setup/npm.mjs';
import { freePort } from '../../setup/processes.mjs';
import { runProgram } from '../../setup/run-program.mjs';
import { readComposeFile } from '../compose-file.mjs';

const PROJECT = 'club-reviews-test';
const HEALTH_TIMEOUT_MS = 180_000;

/** Compose on this machine: current Docker's plugin, or Debian's docker-compose 1.29. */
async function findCompose(engine) {
  const plugin = await engine.docker(['compose', 'version', '--short']).catch(() => undefined);
  if (plugin !== undefined) return { command: ['docker', 'compose'], version: plugin.trim(), isV1: false };
  const version = await runProgram('docker-compose', ['version', '--short']);
  return { command: ['docker-compose'], version: version.trim(), isV1: true };
}

/** A resolved compose file in a form docker-compose 1.29 understands, which doesn't support replicas. */
function forVersion1(resolved) {
  const services = Object.entries(resolved.services).map(([name, { ports, deploy: _, ...service }]) => [
    name,
    ports === undefined ? service : { ...service, ports: ports.map(toShortPort) },
  ]);
  const escaped = JSON.stringify({ ...resolved, services: Object.fromEntries(services) });
  return JSON.parse(escaped.replaceAll('$', '$$$$'));
}

const toShortPort = (port) =>
  typeof port === 'string' ? port : `${port.host_ip}:${port.published}:${port.target}`;

/** The values a careful operator would put into .env, with free ports. */
async function settings() {
  const names = ['MYSQL_PASSWORD', 'MYSQL_ROOT_PASSWORD', 'SITE_ADMIN_PASSWORD', 'JWT_SECRET', 'DATA_KEY'];
  return {
    ...Object.fromEntries(names.map((name) => [name, randomBytes(24).toString('hex')])),
    PORT: String(await freePort()),
    MAILPIT_PORT: String(await freePort()),
    PUBLIC_URL: 'http://docker-test.club-reviews.co.uk',
    SUPPORT_EMAIL: 'help@docker-test.club-reviews.co.uk',
    SMTP_URL: 'smtp://mailpit:1025',
    COMPOSE_PROFILES: 'mail',
    METRICS_TOKEN: randomBytes(24).toString('hex'),
    SAMPLE_DATA: 'true',
    POSTCODES_API_URL: 'off',
    // A few visitors here make as many requests as thousands elsewhere.
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  };
}

/**
 * The repository's compose project on an engine.
 * @param {{engine: import('./engine.mjs').Engine, scratch: string, nodeImage: string, images: Record<string,
 *   string>}} options `nodeImage`: the base image; `images`: those of services that the project doesn't build
 */
export async function openProduct({ engine, scratch, nodeImage, images }) {
  const { command, version, isV1 } = await findCompose(engine);
  const variables = await settings();
  const env = { ...engine.env, ...variables };
  const file = join(ROOT, 'docker-compose.yml');
  // Version 1 doesn't know the project's name, and nothing else here needs it.
  const { name: _, ...resolved } = readComposeFile(readFileSync(file, 'utf8'), variables);
  const built = Object.keys(resolved.services).filter((name) => resolved.services[name].build);

  const buildOptions = {
    args: { NODE_IMAGE: nodeImage },
    // A private engine has no build network of its own.
    ...(engine.isPrivate ? { network: 'host' } : {}),
  };

  function writeYaml(name, content) {
    const path = join(scratch, name);
    writeFileSync(path, JSON.stringify(content));
    return path;
  }

  const base = isV1 ? writeYaml('resolved.yml', forVersion1(resolved)) : file;
  const override = writeYaml('override.yml', {
    services: {
      ...Object.fromEntries(Object.entries(images).map(([service, image]) => [service, { image }])),
      ...Object.fromEntries(built.map((service) => [service, { build: buildOptions }])),
    },
  });

  /** Runs a Compose command; `files` are merged over the project's own. */
  function compose(args, { files = [], ...options } = {}) {
    const [program, ...first] = command;
    const fileArguments = [base, override, ...files].flatMap((path) => ['--file', path]);
    const project = ['--project-name', PROJECT, '--project-directory', ROOT];
    return runProgram(program, [...first, ...fileArguments, ...project, ...args], {
      cwd: ROOT,
      ...options,
      env,
    });
  }

  /** A service's container, as described by `docker inspect`. */
  async function inspect(service) {
    const id = await engine.docker([
      ...['ps', '--all', '--quiet', '--no-trunc', '--filter', `label=com.docker.compose.project=${PROJECT}`],
      ...['--filter', `label=com.docker.compose.service=${service}`],
      ...['--filter', 'label=com.docker.compose.oneoff=False'],
    ]);
    const [container] = JSON.parse(await engine.docker(['inspect', id.trim()]));
    return container;
  }

  return {
    composeVersion: version,
    services: resolved.services,
    built,
    variables,
    site: `http://127.0.0.1:${variables.PORT}`,
    publicUrl: variables.PUBLIC_URL,
    mailbox: `http://127.0.0.1:${variables.MAILPIT_PORT}`,
    compose,
    inspect,
    imageOf: async (service) => (await inspect(service)).Image,
    /** Runs a command in a service's running container and returns its output. */
    exec: async (service, args) => engine.docker(['exec', (await inspect(service)).Id, ...args]),
    /** The mails Mailpit has caught, newest first, without their texts. */
    async mails() {
      const answer = await fetch(`http://127.0.0.1:${variables.MAILPIT_PORT}/api/v1/messages?limit=5000`);
      return (await answer.json()).messages;
    },
    /** Kills a service's program without warning, like a crash; Docker restarts it. */
    crash: async (service) =>
      engine.docker([
        ...['exec', (await inspect(service)).Id],
        // The container's first process only starts the program and waits for it.
        ...['sh', '-c', 'kill -9 $(cat /proc/1/task/1/children)'],
      ]),
    /** Waits until a service is healthy according to its own health check. */
    async untilHealthy(service) {
      const giveUpAt = Date.now() + HEALTH_TIMEOUT_MS;
      for (;;) {
        const { Status, Health } = (await inspect(service)).State;
        if (Health?.Status === 'healthy') return;
        if (Date.now() > giveUpAt)
          throw new Error(
            `${service} is ${Status}, ${Health?.Status}:\n${await compose(['logs', '--tail=50', service])}`,
          );
        await wait(500);
      }
    },
    /** Deploys a remote the documented way, built from sources that differ from the repository's by one line. */
    deployLater(remote) {
      const context = join(scratch, 'later');
      copyRepository(context);
      appendFileSync(join(context, remote, 'remote.config.mjs'), '// A later release.\n');
      const later = writeYaml('later.yml', { services: { [remote]: { build: { context } } } });
      return compose(['up', '-d', '--build', remote], { files: [later] });
    },
    /** Removes the project's containers, networks, volumes and the images it built. */
    remove: () => compose(['down', '--volumes', '--remove-orphans', '--rmi', 'local', '--timeout', '20']),
  };
}
