import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { REMOTES } from '../setup/product.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file) => readFileSync(`${ROOT}${file}`, 'utf8');

const COMPOSE_FILE = 'docker-compose.yml';
const DOCKERFILES = ['api/Dockerfile', 'shell/Dockerfile', 'tools/docker/remote.Dockerfile'];

/** dclint wants services and keys in alphabetical order; ours are in the order in which they start. */
const NO_ORDER = Object.fromEntries(
  [
    'services-alphabetical-order',
    'service-keys-order',
    'service-dependencies-alphabetical-order',
    'top-level-properties-order',
  ].map((rule) => [rule, 0]),
);

/** What dclint finds in a compose file: mistakes against the Compose Specification's schema and its own rules. */
function lintCompose(file) {
  const linter = new DCLinter({ rules: NO_ORDER, quiet: false, debug: false, exclude: [] });
  return linter
    .lintFiles([`${ROOT}${file}`], false)
    .flatMap(({ messages }) => messages.map(({ line, rule, message }) => `${line} ${rule}: ${message}`));
}

describe('docker-compose.yml', () => {
  const { services, volumes } = parse(read(COMPOSE_FILE), { merge: true });
  const longRunning = Object.entries(services).filter(([name]) => !REMOTES.includes(name));

  it('passes dclint', () => {
    assert.deepEqual(lintCompose(COMPOSE_FILE), []);
  });

  it('can take every secret of the api from a file', () => {
    const file = 'docker-compose.secrets.yml';
    const { services: changed, secrets } = parse(read(file));
    const { environment } = changed.api;
    assert.deepEqual(lintCompose(file), []);
    assert.deepEqual([...changed.api.secrets], Object.keys(secrets));
    for (const secret of Object.keys(secrets)) {
      const name = secret.toUpperCase();
      assert.equal(environment[name], '');
      assert.equal(environment[`${name}_FILE`], `/run/secrets/${secret}`);
      assert.ok(services.api.environment[name], `${name} is a setting of the api`);
    }
  });

  for (const [name, service] of Object.entries(services)) {
    it(`runs ${name} without root, extra rights or a writable image`, () => {
      assert.match(service.user, /^[1-9]\d*:[1-9]\d*$/);
      assert.deepEqual(service.cap_drop, ['ALL']);
      assert.deepEqual(service.security_opt, ['no-new-privileges:true']);
      assert.equal(service.read_only, true);
      assert.ok(service.mem_limit && service.pids_limit, 'has limits');
    });
  }

  for (const [name, service] of longRunning) {
    it(`checks the health of ${name} and keeps it running`, () => {
      assert.ok(service.healthcheck?.test?.length > 1);
      assert.equal(service.restart, 'unless-stopped');
    });
  }

  it('runs each release once, before the shell starts', () => {
    for (const remote of REMOTES) {
      assert.equal(services[remote].restart, 'no');
      assert.equal(services[remote].build.args.REMOTE, remote);
      assert.equal(services.shell.depends_on[remote].condition, 'service_completed_successfully');
    }
  });

  it('lets the releases and the api write to the store, and the shell only read it', () => {
    for (const remote of REMOTES) assert.deepEqual(services[remote].volumes, ['releases:/data']);
    assert.deepEqual(services.shell.volumes, ['releases:/data:ro']);
    assert.ok(services.api.volumes.includes(`releases:${services.api.environment.RELEASE_STORE}`));
    assert.match(read('api/Dockerfile'), /^RUN install -d -o 1000 -g 1000 \/data \/releases$/m);
  });

  it('keeps the database, clubs’ pictures and the releases, and nothing else', () => {
    assert.deepEqual(services.api.volumes, ['pictures:/data', 'releases:/releases']);
    assert.deepEqual(Object.keys(volumes), ['database', 'pictures', 'releases']);
  });

  it('contains no secret, and requires each by name', () => {
    const { environment } = services.api;
    for (const name of ['SITE_ADMIN_PASSWORD', 'JWT_SECRET', 'DATA_KEY']) {
      assert.match(environment[name], new RegExp(`^\\$\\{${name}:\\?`));
    }
    assert.match(environment.DATABASE_URL, /:\$\{MYSQL_PASSWORD:\?[^}]+\}@mysql:/);
  });

  it('uses only variables that .env.example explains', () => {
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
    read(file).slice(read(file).indexOf('FROM'), read(file).indexOf('FROM workspace AS'));

  it('start alike, so that their images share layers', () => {
    for (const file of DOCKERFILES) assert.equal(sharedStart(file), sharedStart(DOCKERFILES[0]), file);
  });

  // npm installs these even without development packages, because a package of the api names them as optional.
  it("take out of the api's image what only development needs", () => {
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
