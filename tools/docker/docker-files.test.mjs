import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { DCLinter } from 'dclint';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file) => readFileSync(`${ROOT}${file}`, 'utf8');

const COMPOSE_FILE = 'docker-compose.yml';
const DOCKERFILES = ['api/Dockerfile', 'shell/Dockerfile', 'tools/docker/remote.Dockerfile'];
const REMOTES = ['mfe-public', 'mfe-club-admin', 'mfe-site-admin'];

/** The linter's rules on the order of keys: here services stand in the order in which they start. */
const NO_ORDER = Object.fromEntries(
  [
    'services-alphabetical-order',
    'service-keys-order',
    'service-dependencies-alphabetical-order',
    'top-level-properties-order',
  ].map((rule) => [rule, 0]),
);

/** Checks a compose file against the Compose Specification's schema (with ajv, inside dclint) and dclint's rules. */
function lintCompose(file) {
  const linter = new DCLinter({ rules: NO_ORDER, quiet: false, debug: false, exclude: [] });
  return linter
    .lintFiles([`${ROOT}${file}`], false)
    .flatMap(({ messages }) => messages.map(({ line, rule, message }) => `${line} ${rule}: ${message}`));
}

const dockerfile = (file) => DockerfileParser.parse(read(file));
const valuesOf = (file, keyword) =>
  dockerfile(file)
    .getInstructions()
    .filter((instruction) => instruction.getKeyword() === keyword)
    .map((instruction) => instruction.getArgumentsContent());
const stageNames = (file) =>
  dockerfile(file)
    .getFROMs()
    .map((from) => from.getBuildStage());

describe('docker-compose.yml', () => {
  const { services, volumes } = parse(read(COMPOSE_FILE), { merge: true });
  const longRunning = Object.entries(services).filter(([name]) => !REMOTES.includes(name));

  it('follows the Compose Specification and the linter', () => {
    assert.deepEqual(lintCompose(COMPOSE_FILE), []);
  });

  it('is checked by a schema that knows what a service may say', () => {
    const said = lintCompose('tools/docker/fixtures/compose-with-mistakes.yml').join('\n');
    assert.match(said, /invalid-schema.*services/);
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

  it('runs each release once, before the shell', () => {
    for (const remote of REMOTES) {
      assert.equal(services[remote].restart, 'no');
      assert.equal(services[remote].build.args.REMOTE, remote);
      assert.equal(services.shell.depends_on[remote].condition, 'service_completed_successfully');
    }
  });

  it('lets the releases write to the store and the shell only read it', () => {
    for (const remote of REMOTES) assert.deepEqual(services[remote].volumes, ['releases:/data']);
    assert.deepEqual(services.shell.volumes, ['releases:/data:ro']);
    assert.deepEqual(Object.keys(volumes), ['database', 'releases']);
  });

  it('holds no secret, and asks for each one by name', () => {
    const { environment } = services.api;
    for (const name of ['SITE_ADMIN_PASSWORD', 'JWT_SECRET', 'DATA_KEY']) {
      assert.match(environment[name], new RegExp(`^\\$\\{${name}:\\?`));
    }
    assert.match(environment.DATABASE_URL, /:\$\{MYSQL_PASSWORD:\?[^}]+\}@mysql:/);
  });

  it('takes only variables that .env.example explains', () => {
    const explained = new Set(
      read('.env.example')
        .match(/^#? ?[A-Z_]+(?==)/gm)
        .map((name) => name.replace(/^# ?/, '')),
    );
    const taken = [...read(COMPOSE_FILE).matchAll(/(?<!\$)\$\{([A-Z_]+)/g)].map(([, name]) => name);
    assert.deepEqual(
      [...new Set(taken)].filter((name) => !explained.has(name)),
      [],
    );
  });
});

for (const file of DOCKERFILES) {
  describe(file, () => {
    it('passes the linter', () => {
      assert.deepEqual(
        validate(read(file)).map(({ message, range }) => `${range.start.line + 1}: ${message}`),
        [],
      );
    });

    it('takes every base image by a tag', () => {
      const external = dockerfile(file)
        .getFROMs()
        .filter((from) => !stageNames(file).includes(from.getImage()));
      assert.ok(external.length > 0);
      for (const from of external) assert.match(from.getImageTag() ?? '', /^\d/);
    });

    it('ends as a numbered user that is not root, with a health check and a command in exec form', () => {
      assert.match(valuesOf(file, 'USER').at(-1), /^[1-9]\d*:[1-9]\d*$/);
      assert.equal(valuesOf(file, 'HEALTHCHECK').length, 1);
      assert.ok(Array.isArray(JSON.parse(valuesOf(file, 'CMD').at(-1))));
    });

    it('starts like the other Dockerfiles, so that they share layers', () => {
      const start = (name) =>
        read(name).slice(read(name).indexOf('FROM'), read(name).indexOf('FROM workspace AS'));
      assert.equal(start(file), start(DOCKERFILES[0]));
    });
  });
}
