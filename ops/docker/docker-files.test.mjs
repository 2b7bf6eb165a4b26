import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { DOCKERFILES } from '../../tools/changelog.mjs';
import { ROOT } from '../../tools/setup/npm.mjs';
import { REMOTES } from '../../tools/setup/product.mjs';
import { getCommands, getInline } from '../guide/guide.mjs';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

const COMPOSE_FILE = 'docker-compose.yml';
const SECRETS_FILE = 'docker-compose.secrets.yml';
const APIS = ['api-1', 'api-2'];
const SHELLS = ['shell-1', 'shell-2'];
/** Services that run once and exit. */
const ONCE = ['migrate', 'backup', 'restore', ...REMOTES];
const BALANCER = read('ops/balancer/haproxy.cfg');

/** dclint wants services and keys in alphabetical order; ours are in start order. */
const NO_ORDER = Object.fromEntries(
  [
    'services-alphabetical-order',
    'service-keys-order',
    'service-dependencies-alphabetical-order',
    'top-level-properties-order',
  ].map((rule) => [rule, 0]),
);

describe('the compose files', () => {
  const { services, volumes } = parse(read(COMPOSE_FILE), { merge: true });
  const [api, shell] = [services['api-1'], services['shell-1']];
  const environment = api.environment;

  it('pass dclint, which knows the Compose Specification’s schema', () => {
    const linter = new DCLinter({ rules: NO_ORDER, quiet: false, debug: false, exclude: [] });
    const found = linter.lintFiles(
      [COMPOSE_FILE, SECRETS_FILE].map((file) => join(ROOT, file)),
      false,
    );
    assert.deepEqual(
      found.flatMap(({ messages }) =>
        messages.map(({ line, rule, message }) => `${line} ${rule}: ${message}`),
      ),
      [],
    );
  });

  it('contain no secret, require each by name, and can read all of them from files', () => {
    for (const name of ['SITE_ADMIN_PASSWORD', 'JWT_SECRET', 'DATA_KEY'])
      assert.match(environment[name], new RegExp(`^\\$\\{${name}:\\?`));
    assert.match(environment.DATABASE_URL, /:\$\{MYSQL_PASSWORD:\?[^}]+\}@mysql:/);
    const { services: changed, secrets } = parse(read(SECRETS_FILE), { merge: true });
    const holders = Object.keys(services).filter((name) => services[name].environment?.DATA_KEY);
    assert.deepEqual(Object.keys(changed), holders);
    for (const [service, { environment: values, secrets: taken }] of Object.entries(changed)) {
      assert.deepEqual(taken, Object.keys(secrets));
      for (const secret of taken) {
        const name = secret.toUpperCase();
        assert.equal(values[name], '');
        assert.equal(values[`${name}_FILE`], `/run/secrets/${secret}`);
        assert.ok(services[service].environment[name], `${name} is a setting of ${service}`);
      }
    }
  });

  for (const [name, service] of Object.entries(services)) {
    it(`run ${name} without root, extra rights or a writable image, from a pinned one`, () => {
      assert.match(service.user, /^[1-9]\d*:[1-9]\d*$/);
      assert.deepEqual(service.cap_drop, ['ALL']);
      assert.deepEqual(service.security_opt, ['no-new-privileges:true']);
      assert.equal(service.read_only, true);
      assert.ok(service.mem_limit && service.pids_limit, 'has limits');
      assert.deepEqual(service.logging.options, { 'max-size': '10m', 'max-file': '5' });
      assert.ok(service.build || /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(service.image));
    });

    it(`run ${name} ${ONCE.includes(name) ? 'once' : 'until it’s stopped, and check its health'}`, () => {
      assert.equal(service.restart, ONCE.includes(name) ? 'no' : 'unless-stopped');
      if (!ONCE.includes(name)) assert.ok(service.healthcheck.test.length > 1);
    });
  }

  it('publish each remote before the shells start, which can only read the store', () => {
    for (const remote of REMOTES) {
      assert.equal(services[remote].build.args.REMOTE, remote);
      assert.deepEqual(services[remote].volumes, ['releases:/data']);
      assert.equal(shell.depends_on[remote].condition, 'service_completed_successfully');
    }
    assert.deepEqual(shell.volumes, ['releases:/data:ro']);
  });

  it('have two identical instances of each behind a balancer that never repeats a write, and publish nothing else', () => {
    for (const [first, second] of [APIS, SHELLS]) {
      const { deploy, ...rest } = services[second];
      assert.deepEqual(rest, services[first]);
      assert.deepEqual(deploy, { replicas: '${SPARE_INSTANCES:-1}' });
    }
    const servers = [...BALANCER.matchAll(/^ +server (\S+) (\S+)$/gm)].map(([, ...one]) => one.join(' '));
    assert.deepEqual(servers, [
      ...SHELLS.map((name) => `${name} ${name}:${shell.environment.PORT}`),
      ...APIS.map((name) => `${name} ${name}:${environment.API_PORT}`),
    ]);
    // A write may have been done before the connection broke.
    assert.equal([...BALANCER.matchAll(/^ +http-request disable-l7-retry unless METH_GET$/gm)].length, 2);
    const published = Object.keys(services).filter((name) => services[name].ports);
    assert.deepEqual(published, ['mailpit', 'balancer']);
    assert.deepEqual(services.mailpit.profiles, ['mail']);
  });

  it('give stopping containers longer than the balancer takes to notice', () => {
    const [, interval, tries] = /inter (\d+)s fall (\d+)/.exec(BALANCER);
    for (const { environment: values, stop_grace_period: patience } of [api, shell]) {
      const [, delay] = /^\$\{SHUTDOWN_DELAY_SECONDS:-(\d+)\}$/.exec(values.SHUTDOWN_DELAY_SECONDS);
      assert.ok(Number(delay) > interval * tries && parseInt(patience) >= Number(delay) + 15);
    }
  });

  it('keep and back up the database, clubs’ pictures and releases, with the api’s settings', () => {
    const { backup, restore } = services;
    assert.deepEqual(Object.keys(volumes), ['backups', 'database', 'pictures', 'releases']);
    assert.deepEqual(api.volumes, ['pictures:/data', `releases:${environment.RELEASE_STORE}`]);
    assert.deepEqual(backup.volumes, ['backups:/backups', 'pictures:/data:ro', 'releases:/releases:ro']);
    assert.deepEqual({ ...backup.environment, ...environment }, backup.environment);
    assert.deepEqual(restore.environment, backup.environment);
    assert.deepEqual(restore.volumes, ['backups:/backups', ...api.volumes]);
    assert.deepEqual([backup.profiles, restore.profiles], [['backup'], ['restore']]);
  });
});

describe('Dockerfiles', () => {
  const sharedStart = (file) =>
    read(file).slice(read(file).indexOf('ARG NODE_IMAGE'), read(file).indexOf('FROM workspace AS'));

  it('start the same, with every file in the root folder that builds read', () => {
    for (const file of DOCKERFILES) assert.equal(sharedStart(file), sharedStart(DOCKERFILES[0]), file);
    const builds = readdirSync(join(ROOT, 'tools/build')).filter((name) => /(?<!\.test)\.mjs$/.test(name));
    const files = builds
      .flatMap((name) => [...read(`tools/build/${name}`).matchAll(/workspacePath\('([\w.-]+)'\)/g)])
      .map(([, path]) => path)
      .filter((path) => statSync(join(ROOT, path)).isFile());
    assert.notDeepEqual(files, []);
    const copied = [...sharedStart(DOCKERFILES[0]).matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, paths]) =>
      paths.split(' '),
    );
    assert.deepEqual(
      files.filter((file) => !copied.includes(file)),
      [],
    );
  });

  it('label images with version, revision, source and licence', () => {
    for (const file of DOCKERFILES)
      assert.deepEqual(
        [...read(file).matchAll(/org\.opencontainers\.image\.(\w+)=/g)].map(([, name]) => name),
        ['version', 'revision', 'source', 'licenses'],
        file,
      );
  });

  it('hold every part of the product that what they run needs', () => {
    for (const file of DOCKERFILES) {
      const parts = [...read(file).matchAll(/^COPY --from=build \/app\/([\w-]+)\/package\.json/gm)].map(
        ([, part]) => part,
      );
      for (const part of parts) {
        const { dependencies = {} } = JSON.parse(read(`${part}/package.json`));
        const needed = Object.keys(dependencies).flatMap(
          (name) => /^@club-reviews\/(.+)$/.exec(name)?.[1] ?? [],
        );
        for (const name of needed)
          assert.ok(parts.includes(name), `${file} has ${part}, which needs ${name}`);
      }
    }
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

describe('the guide', () => {
  it('has the commands that the drill with Docker takes from it', () => {
    assert.match(getCommands('With Docker Compose')[0], /^docker compose up /m);
    assert.match(getInline('With Docker:'), /^docker compose run .*import-clubs\.js/);
  });
});

describe('a container’s health check', () => {
  it('passes for a success, and fails for an error or if nothing is listening', async () => {
    const server = createServer(({ url }, response) => response.writeHead(url === '/well' ? 200 : 503).end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://127.0.0.1:${server.address().port}`;
    const check = async (url) =>
      (await once(spawn(process.execPath, [join(ROOT, 'ops/docker/check-health.mjs'), url]), 'exit'))[0];
    assert.deepEqual([await check(`${origin}/well`), await check(`${origin}/ill`)], [0, 1]);
    server.close();
    assert.equal(await check(`${origin}/well`), 1);
  });
});
