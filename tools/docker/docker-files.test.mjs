import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { REMOTES } from '../setup/product.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file) => readFileSync(`${ROOT}${file}`, 'utf8');

const COMPOSE_FILE = 'docker-compose.yml';
const APIS = ['api-1', 'api-2'];
const SHELLS = ['shell-1', 'shell-2'];
/** Services that run once and exit. */
const ONCE = ['migrate', 'backup', 'restore', ...REMOTES];
const DOCKERFILES = ['api/Dockerfile', 'shell/Dockerfile', 'tools/docker/remote.Dockerfile'];

/** dclint wants services and keys in alphabetical order; ours are in start order. */
const NO_ORDER = Object.fromEntries(
  [
    'services-alphabetical-order',
    'service-keys-order',
    'service-dependencies-alphabetical-order',
    'top-level-properties-order',
  ].map((rule) => [rule, 0]),
);

/** What dclint finds in a compose file: violations of the Compose Specification's schema and its own rules. */
function lintCompose(file) {
  const linter = new DCLinter({ rules: NO_ORDER, quiet: false, debug: false, exclude: [] });
  return linter
    .lintFiles([`${ROOT}${file}`], false)
    .flatMap(({ messages }) => messages.map(({ line, rule, message }) => `${line} ${rule}: ${message}`));
}

describe('docker-compose.yml', () => {
  const { services, volumes } = parse(read(COMPOSE_FILE), { merge: true });
  const longRunning = Object.entries(services).filter(([name]) => !ONCE.includes(name));
  const [api, shell] = [services['api-1'], services['shell-1']];

  const usersOf = (setting) =>
    Object.keys(services).filter((name) => services[name].environment?.[setting] !== undefined);

  it('passes dclint', () => {
    assert.deepEqual(lintCompose(COMPOSE_FILE), []);
  });

  it('can read every secret of the api from a file', () => {
    const file = 'docker-compose.secrets.yml';
    const { services: changed, secrets } = parse(read(file), { merge: true });
    assert.deepEqual(lintCompose(file), []);
    assert.deepEqual(Object.keys(changed), usersOf('SITE_ADMIN_PASSWORD'));
    for (const [service, { environment, secrets: taken }] of Object.entries(changed)) {
      assert.deepEqual([...taken], Object.keys(secrets));
      for (const secret of Object.keys(secrets)) {
        const name = secret.toUpperCase();
        assert.equal(environment[name], '');
        assert.equal(environment[`${name}_FILE`], `/run/secrets/${secret}`);
        assert.ok(services[service].environment[name], `${name} is a setting of ${service}`);
      }
    }
  });

  for (const [name, service] of Object.entries(services)) {
    it(`runs ${name} without root, extra rights or a writable image`, () => {
      assert.match(service.user, /^[1-9]\d*:[1-9]\d*$/);
      assert.deepEqual(service.cap_drop, ['ALL']);
      assert.deepEqual(service.security_opt, ['no-new-privileges:true']);
      assert.equal(service.read_only, true);
      assert.ok(service.mem_limit && service.pids_limit, 'has limits');
      assert.deepEqual(service.logging.options, { 'max-size': '10m', 'max-file': '5' });
    });
  }

  for (const [name, service] of longRunning) {
    it(`checks the health of ${name} and keeps it running`, () => {
      assert.ok(service.healthcheck?.test?.length > 1);
      assert.equal(service.restart, 'unless-stopped');
    });
  }

  it('runs each release once, before the shells start', () => {
    for (const remote of REMOTES) {
      assert.equal(services[remote].restart, 'no');
      assert.equal(services[remote].build.args.REMOTE, remote);
      assert.equal(shell.depends_on[remote].condition, 'service_completed_successfully');
    }
  });

  it('runs migrations once, before the apis start', () => {
    assert.deepEqual(services.migrate.command, ['node', 'dist/commands/migrate.js']);
    assert.equal(services.migrate.restart, 'no');
    assert.equal(services.migrate.depends_on.mysql.condition, 'service_healthy');
    assert.equal(api.environment.MIGRATIONS, 'wait');
    assert.deepEqual(api.depends_on, { migrate: { condition: 'service_completed_successfully' } });
  });

  it('has two identical instances of each, and can run with one', () => {
    for (const [first, second] of [APIS, SHELLS]) {
      const { deploy, ...rest } = services[second];
      assert.deepEqual(rest, services[first]);
      assert.deepEqual(deploy, { replicas: '${SPARE_INSTANCES:-1}' });
    }
  });

  it('lists all of them in the load balancer, and publishes nothing else', () => {
    const servers = [...read('ops/balancer/haproxy.cfg').matchAll(/^ +server (\S+) (\S+)$/gm)];
    assert.deepEqual(
      servers.map(([, name, address]) => [name, address]),
      [
        ...SHELLS.map((name) => [name, `${name}:${shell.environment.PORT}`]),
        ...APIS.map((name) => [name, `${name}:${api.environment.API_PORT}`]),
      ],
    );
    assert.equal(shell.environment.API_URL, 'http://balancer:3001');
    const published = Object.keys(services).filter((name) => services[name].ports);
    assert.deepEqual(published, ['mailpit', 'balancer']);
  });

  it('gives stopping containers longer than the load balancer takes to notice', () => {
    const [, interval, tries] = /inter (\d+)s fall (\d+)/.exec(read('ops/balancer/haproxy.cfg'));
    for (const { environment, stop_grace_period: patience } of [api, shell]) {
      const [, delay] = /^\$\{SHUTDOWN_DELAY_SECONDS:-(\d+)\}$/.exec(environment.SHUTDOWN_DELAY_SECONDS);
      assert.ok(Number(delay) > interval * tries && parseInt(patience) >= Number(delay) + 15);
    }
  });

  it('pins third-party images by digest, with their tag', () => {
    for (const [name, { image, build }] of Object.entries(services))
      assert.ok(build || /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image), name);
  });

  it('catches mails only if asked to', () => {
    assert.deepEqual(services.mailpit.profiles, ['mail']);
    assert.match(api.environment.SMTP_URL, /^\$\{SMTP_URL:\?/);
  });

  it('lets the releases and the apis write to the store, and the shells only read it', () => {
    for (const remote of REMOTES) assert.deepEqual(services[remote].volumes, ['releases:/data']);
    assert.deepEqual(shell.volumes, ['releases:/data:ro']);
    assert.ok(api.volumes.includes(`releases:${api.environment.RELEASE_STORE}`));
    assert.match(read('api/Dockerfile'), /^RUN install -d -o 1000 -g 1000 \/data \/releases \/backups$/m);
  });

  it('keeps the database, clubs’ pictures, the releases and backups, and nothing else', () => {
    assert.deepEqual(api.volumes, ['pictures:/data', 'releases:/releases']);
    assert.deepEqual(Object.keys(volumes), ['backups', 'database', 'pictures', 'releases']);
  });

  it('backs up the api’s data with the same settings, and changes none of it', () => {
    const { environment, volumes: mounted } = services.backup;
    for (const [name, value] of Object.entries(api.environment)) assert.equal(environment[name], value, name);
    assert.deepEqual(mounted, ['backups:/backups', 'pictures:/data:ro', 'releases:/releases:ro']);
    assert.deepEqual(services.backup.profiles, ['backup']);
    assert.equal(services.backup.restart, 'no');
  });

  it('restores with the backup’s settings, before there are tables, and only when asked to', () => {
    const { backup, restore } = services;
    assert.deepEqual(restore.environment, backup.environment);
    assert.deepEqual(restore.volumes, ['backups:/backups', ...api.volumes]);
    assert.deepEqual(Object.keys(restore.depends_on), ['mysql']);
    assert.deepEqual(restore.profiles, ['restore']);
    assert.equal(restore.restart, 'no');
  });

  it('contains no secret, and requires each by name', () => {
    const { environment } = api;
    for (const name of ['SITE_ADMIN_PASSWORD', 'JWT_SECRET', 'DATA_KEY']) {
      assert.match(environment[name], new RegExp(`^\\$\\{${name}:\\?`));
    }
    assert.match(environment.DATABASE_URL, /:\$\{MYSQL_PASSWORD:\?[^}]+\}@mysql:/);
  });

  it('only uses variables that .env.example explains', () => {
    const explained = new Set(
      read('.env.example')
        .match(/^#? ?[A-Z0-9_]+(?==)/gm)
        .map((name) => name.replace(/^# ?/, '')),
    );
    const taken = [...read(COMPOSE_FILE).matchAll(/(?<!\$)\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
    assert.deepEqual(
      [...new Set(taken)].filter((name) => !explained.has(name)),
      [],
    );
  });
});

describe('Dockerfiles', () => {
  const sharedStart = (file) =>
    read(file).slice(read(file).indexOf('ARG NODE_IMAGE'), read(file).indexOf('FROM workspace AS'));

  it('start the same, so that their images share layers', () => {
    for (const file of DOCKERFILES) assert.equal(sharedStart(file), sharedStart(DOCKERFILES[0]), file);
  });

  it('copy every file in the root folder that builds read', () => {
    const builds = readdirSync(`${ROOT}tools/build`).filter((name) => /(?<!\.test)\.mjs$/.test(name));
    const taken = builds.flatMap((name) =>
      [...read(`tools/build/${name}`).matchAll(/workspacePath\('([\w.-]+)'\)/g)].map(([, path]) => path),
    );
    const files = taken.filter((path) => statSync(ROOT + path).isFile());
    assert.notDeepEqual(files, []);
    const copied = [...sharedStart(DOCKERFILES[0]).matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths]) =>
      paths.split(' '),
    );
    assert.deepEqual(
      files.filter((file) => !copied.includes(file)),
      [],
    );
  });

  // npm installs these even without development packages, because one of the api's packages lists them as optional.
  it('remove what only development needs from the api’s image', () => {
    const { packages } = JSON.parse(read('package-lock.json'));
    const optional = Object.keys(packages).filter((path) => packages[path].devOptional);
    const removed = [...read('api/Dockerfile').matchAll(/(?<=rm -rf .*)\bnode_modules\/\S+/g)].map(
      ([path]) => path,
    );
    assert.deepEqual(
      optional.filter((path) => !removed.some((folder) => `${path}/`.startsWith(`${folder}/`))),
      [],
    );
  });
});
