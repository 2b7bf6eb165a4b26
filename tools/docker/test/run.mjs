/**
 * `npm run ops -- test-docker`: builds every image, starts the product with Docker Compose and checks what docs/deployment.md
 * promises. Uses the machine's Docker engine, or starts a private one from Debian's packages (as root), with images
 * built from packages if no registry can be reached. Removes everything except the private engine's base images, which
 * stay in .data/docker-test.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'yaml';
import { ROOT } from '../../setup/npm.mjs';
import { REMOTES } from '../../setup/product.mjs';
import { reviewForm } from '../../setup/review-form.mjs';
import { provideImage } from './base-images.mjs';
import { openEngine } from './engine.mjs';
import { LIST_PACKAGES, unwantedAmong } from './image-packages.mjs';
import { openProduct } from './product.mjs';
import { checkTwoOfEach } from './two-of-each.mjs';

const DIR = join(ROOT, '.data/docker-test');
const [, NODE_IMAGE] = /^ARG NODE_IMAGE=(\S+)$/m.exec(readFileSync(join(ROOT, 'api/Dockerfile'), 'utf8'));
/** Services whose images come from a registry. */
const FOREIGN = ['mysql', 'mailpit', 'balancer'];
const SERVERS = [...FOREIGN, 'api-1', 'api-2', 'shell-1', 'shell-2'];
const SHELLS = ['shell-1', 'shell-2'];
const ONCE = ['migrate', ...REMOTES];
const MAIL_TIMEOUT_MS = 60_000;

let engine;
let product;
let scratch;

async function timed(what, action) {
  const startedAt = Date.now();
  const result = await action();
  console.log(`${what}: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  return result;
}

async function cleanUp() {
  try {
    await product?.remove();
    if (engine?.isPrivate) await engine.docker(['image', 'prune', '--force']);
  } finally {
    await engine?.stop();
    if (scratch) rmSync(scratch, { recursive: true, force: true });
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}

before(async () => {
  mkdirSync(DIR, { recursive: true });
  scratch = mkdtempSync(join(DIR, 'run-'));
  engine = await openEngine(join(DIR, 'engine'));
  console.log(`Docker ${engine.version}${engine.isPrivate ? ', started for this test' : ''}`);
  const provide = async (image, standIn) => {
    const provided = await provideImage(engine, image, { dir: DIR, standIn });
    console.log(`image ${image}: ${provided.origin}`);
    return provided.image;
  };
  const nodeImage = await provide(NODE_IMAGE);
  const images = {};
  const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true });
  for (const service of FOREIGN) images[service] = await provide(services[service].image, service);

  product = await openProduct({ engine, scratch, nodeImage, images });
  console.log(`Compose ${product.composeVersion}`);
  for (const service of product.built)
    await timed(`build ${service}`, () => product.compose(['build', service]));
  await timed('start', () => product.compose(['up', '-d']));
});

after(cleanUp);

async function get(path) {
  const answer = await fetch(`${product.site}${path}`);
  return { status: answer.status, text: await answer.text() };
}

const getJson = async (path) => JSON.parse((await get(path)).text);

const postJson = (path, body, headers = {}) =>
  fetch(`${product.site}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

/** The version of a remote that new pages load, on which the registry and the home page must agree in both shells. */
async function activeVersion(name) {
  const { remotes } = await getJson('/registry.json');
  const { version } = remotes.find((remote) => remote.name === name).releases[0];
  for (const _ of SHELLS) assert.ok((await get('/')).text.includes(`/mfe/${name}/${version}/`));
  return version;
}

async function mailTo(address) {
  const giveUpAt = Date.now() + MAIL_TIMEOUT_MS;
  for (;;) {
    const messages = await product.mails();
    const found = messages.find(({ To }) => To.some(({ Address }) => Address === address));
    if (found) return (await fetch(`${product.mailbox}/api/v1/message/${found.ID}`)).json();
    assert.ok(Date.now() < giveUpAt, `no mail to ${address}`);
    await wait(250);
  }
}

describe('images', () => {
  const evaluate = async (image, script) => {
    const args = ['run', '--rm', '--network', 'none', '--entrypoint', 'node', image, '--eval', script];
    return (await engine.docker(args)).trim();
  };
  const filesIn = (image, paths) =>
    evaluate(
      image,
      `console.log(${JSON.stringify(paths)}.filter((path) => require('fs').existsSync(path)).join())`,
    );

  for (const service of ['api', 'shell']) {
    it(`of the ${service} holds its production packages and nothing to build with`, async () => {
      const image = await product.imageOf(`${service}-1`);
      assert.deepEqual(unwantedAmong(JSON.parse(await evaluate(image, LIST_PACKAGES))), []);
      assert.equal(await filesIn(image, [`/app/${service}/src`, '/app/package-lock.json', '/app/.env']), '');
      const { dependencies } = JSON.parse(readFileSync(join(ROOT, service, 'package.json'), 'utf8'));
      const places = (name) => [`/app/node_modules/${name}`, `/app/${service}/node_modules/${name}`];
      const found = (await filesIn(image, Object.keys(dependencies).flatMap(places))).split(',');
      assert.deepEqual(
        Object.keys(dependencies)
          // The shell's server has the repository's own packages in its bundle.
          .filter((name) => service !== 'shell' || !name.startsWith('@club-reviews/'))
          .filter((name) => !places(name).some((place) => found.includes(place))),
        [],
      );
    });

    it(`of the ${service} holds no package that reports its installation`, async () => {
      // The lock file replaces it with an empty package of another name.
      const script =
        "try { console.log(require('/app/node_modules/@scarf/scarf/package.json').name) } catch { console.log('none') }";
      assert.notEqual(await evaluate(await product.imageOf(`${service}-1`), script), '@scarf/scarf');
    });
  }

  it('of the remotes contain a release, and the program that publishes it', async () => {
    for (const remote of REMOTES) {
      const image = await product.imageOf(remote);
      const paths = ['/app/remote/dist/release/release.json', '/app/releases/dist/publish.js'];
      assert.equal(await filesIn(image, [...paths, '/app/releases/src', '/app/tools/build']), paths.join());
      assert.deepEqual(unwantedAmong(JSON.parse(await evaluate(image, LIST_PACKAGES))), []);
    }
  });
});

describe('containers', () => {
  for (const service of SERVERS) {
    it(`of ${service} is healthy by its own health check`, () => product.untilHealthy(service));
  }

  for (const service of ONCE) {
    it(`of ${service} has done its work and ended`, async () => {
      const { Status, ExitCode } = (await product.inspect(service)).State;
      assert.deepEqual({ Status, ExitCode }, { Status: 'exited', ExitCode: 0 });
    });
  }

  for (const service of [...SERVERS, ...ONCE]) {
    it(`of ${service} has the limits of the compose file`, async () => {
      const { Config, HostConfig } = await product.inspect(service);
      assert.equal(Config.User, product.services[service].user);
      assert.equal(HostConfig.ReadonlyRootfs, true);
      assert.deepEqual(HostConfig.CapDrop, ['ALL']);
      assert.deepEqual(HostConfig.SecurityOpt, ['no-new-privileges:true']);
      assert.ok(HostConfig.Memory > 0 && HostConfig.PidsLimit === 256);
      assert.deepEqual(HostConfig.LogConfig.Config, { 'max-file': '5', 'max-size': '10m' });
    });
  }

  const writable = { 'api-2': ['/tmp', '/data', '/releases'], 'shell-2': ['/tmp'] };
  for (const [service, folders] of Object.entries(writable)) {
    it(`of ${service} runs without rights, by what the kernel says`, async () => {
      const status = await product.exec(service, ['cat', '/proc/1/status']);
      assert.match(status, /^Uid:\t1000\t1000\t1000\t1000$/m);
      for (const name of ['CapEff', 'CapBnd']) assert.match(status, new RegExp(`^${name}:\\t0+$`, 'm'));
      assert.match(status, /^NoNewPrivs:\t1$/m);
    });

    it(`of ${service} can write to ${folders.join(' and ')} only`, async () => {
      const tries = ['/tmp', '/app', '/data', '/releases', '/etc', '/home/node'].map(
        (folder) => `touch ${folder}/probe 2>/dev/null && echo ${folder}`,
      );
      const written = await product.exec(service, ['sh', '-c', `${tries.join('; ')}; true`]);
      assert.deepEqual(written.trim().split('\n'), folders);
    });
  }

  it('keep the database in a network without outside access', async () => {
    const { NetworkSettings } = await product.inspect('mysql');
    const names = Object.keys(NetworkSettings.Networks);
    assert.equal(names.length, 1);
    assert.equal(
      (await engine.docker(['network', 'inspect', '--format', '{{.Internal}}', ...names])).trim(),
      'true',
    );
  });

  it('of the api do not start without a secret', async () => {
    await assert.rejects(
      product.compose(['run', '--rm', '--no-deps', '-e', 'JWT_SECRET=', 'api-1']),
      /JWT_SECRET/,
    );
  });
});

describe('the site', () => {
  it('serves the home page and every file it names', async () => {
    const { status, text } = await get('/');
    assert.equal(status, 200);
    const files = [
      // Scripts are passed to the start script.
      ...matches(text, /&quot;url&quot;:&quot;([^&]+)&quot;/g),
      ...matches(text, /<link[^>]* href="(\/(?:mfe|assets)\/[^"]+)"/g),
    ];
    assert.ok(
      files.some((file) => file.startsWith('/mfe/')) && files.some((file) => file.startsWith('/assets/')),
    );
    for (const path of [...files, '/browse-clubs', '/club-admin', '/admin', '/api/openapi.json'])
      assert.equal((await get(path)).status, 200, path);
  });

  it("renders a club's page with data from the api", async () => {
    const [club] = await getJson('/api/clubs?limit=1');
    const { status, text } = await get(`/clubs/${club.slug}`);
    assert.equal(status, 200);
    assert.ok(text.includes(club.name) && text.includes('application/ld+json'));
    assert.equal((await get('/clubs/no-such-club')).status, 404);
  });

  it('accepts a review, and mails the link that confirms it', async () => {
    const [club] = await getJson('/api/clubs?limit=1');
    const authorEmail = 'parent@home.example';
    const submitted = await postJson('/api/reviews', reviewForm(club.id, { authorEmail }));
    assert.equal(submitted.status, 201);
    const { Text } = await mailTo(authorEmail);
    const link = new URL(/https?:\/\/\S+\/verify-review\S+/.exec(Text)[0]);
    assert.equal(link.origin, product.publicUrl);
    assert.equal((await get(link.pathname + link.search)).status, 200);
    const verified = await postJson('/api/reviews/verify', {
      token: new URLSearchParams(link.hash.slice(1)).get('token'),
    });
    assert.equal(verified.status, 200);
  });

  it('shows a later release of one remote without a restart, and rolls back', async () => {
    const before = await activeVersion('mfe_public');
    const startedAt = async () =>
      Promise.all(SHELLS.map(async (shell) => (await product.inspect(shell)).State.StartedAt));
    const startedBefore = await startedAt();
    await timed('deploy a later mfe-public', () => product.deployLater('mfe-public'));
    const giveUpAt = Date.now() + MAIL_TIMEOUT_MS;
    while ((await product.inspect('mfe-public')).State.Status !== 'exited') {
      assert.ok(Date.now() < giveUpAt, 'the release has not ended');
      await wait(250);
    }
    assert.notEqual(await activeVersion('mfe_public'), before);
    await product.compose(['run', '--rm', 'mfe-public', 'roll-back', 'mfe-public']);
    assert.equal(await activeVersion('mfe_public'), before);
    assert.deepEqual(await startedAt(), startedBefore);
  });

  it('imports postcodes from a mounted folder', async () => {
    const folder = join(scratch, 'postcodes');
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'ONSPD_TEST_UK.csv'),
      'pcds,dointr,doterm,oseast1m,osnrth1m,lat,long,ctry\n"LS1 4DY",198001,,429800,433400,53.7964,-1.5489,E92000001\n',
    );
    const command = ['node', 'dist/commands/import-postcodes.js', '/import'];
    await product.compose(['run', '--rm', '-v', `${folder}:/import:ro`, 'api-1', ...command]);
  });

  it('is backed up, and the backup has everything', async () => {
    await product.compose(['run', '--rm', 'backup']);
    const verified = await product.compose(['run', '--rm', 'restore', '/backups/', '--verify']);
    assert.match(verified, /all as it was when the backup was made/);
    // A site in use isn't overwritten.
    await assert.rejects(product.compose(['run', '--rm', 'restore', '/backups/']), /is in use/);
  });
});

describe('two of each', () => checkTwoOfEach(() => ({ product, getJson, postJson })));

describe('the whole product', () => {
  it('shuts down cleanly, and keeps its data until it is started again', async () => {
    const before = await getJson('/api/stats');
    await timed('stop', () => product.compose(['stop']));
    for (const service of ['mysql', 'api-1', 'api-2', ...SHELLS])
      assert.equal((await product.inspect(service)).State.ExitCode, 0, service);
    await timed('start again', () => product.compose(['up', '-d']));
    for (const service of SERVERS) await product.untilHealthy(service);
    assert.deepEqual(await getJson('/api/stats'), before);
  });
});
