import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../../../tools/setup/run-program.mjs';

const STAND_INS = fileURLToPath(new URL('stand-ins/', import.meta.url));

/**
 * Makes sure a private engine has an image: from its store, from a registry, or built from packages.
 * @param {import('./engine.mjs').Engine} engine
 * @param {string} image as the Dockerfiles and the compose file name it
 * @param {{dir: string, standIn?: string}} options `standIn`: folder of the Dockerfile to build instead; without one,
 *   the image must be a Node.js image, and its replacement has no digest
 * @returns {Promise<string>} which image to use
 */
export async function provideImage(engine, image, { dir, standIn }) {
  const has = (name) => succeeds(engine.docker(['image', 'inspect', name]));
  if ((await has(image)) || (await succeeds(engine.docker(['pull', '--quiet', image])))) return image;
  console.log(
    `${image} can't be pulled: it's replaced by ${standIn ? 'a stand-in' : 'one made from packages'}`,
  );
  // An image built here has a different digest from the named one.
  const name = standIn ? `club-reviews-test/${standIn}` : image.split('@')[0];
  if (standIn)
    await engine.docker(['build', '--quiet', '--network', 'host', '--tag', name, join(STAND_INS, standIn)]);
  else if (!(await has(name))) await makeNodeImage(engine, name, dir);
  return name;
}

const succeeds = (promise) =>
  promise.then(
    () => true,
    () => false,
  );

/**
 * Builds an image like `node:22-bookworm-slim` without a registry: Debian's minimal system by debootstrap, the Node.js
 * binary from its npm package, and npm. Needs root; takes a minute or two.
 */
async function makeNodeImage(engine, image, dir) {
  const [, major, suite] = /^node:(\d+)-([a-z]+)-slim$/.exec(image) ?? [];
  if (suite === undefined)
    throw new Error(`${image} can't be pulled, and only node:MAJOR-SUITE-slim can be made`);
  mkdirSync(dir, { recursive: true });
  const scratch = mkdtempSync(join(dir, 'base-image-'));
  const root = join(scratch, 'root');
  try {
    await runProgram('debootstrap', ['--variant=minbase', suite, root]);
    await addNode(root, major, scratch);
    const changes = ['ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'CMD ["node"]'];
    // Native packages are compiled with these headers, since node-gyp can't download others here either.
    changes.push('ENV npm_config_nodedir=/usr/local');
    if (process.env.NODE_EXTRA_CA_CERTS) {
      // The builds use the same proxies as this process.
      cpSync(process.env.NODE_EXTRA_CA_CERTS, join(root, 'usr/local/share/extra-ca.crt'), {
        dereference: true,
      });
      changes.push('ENV NODE_EXTRA_CA_CERTS=/usr/local/share/extra-ca.crt');
    }
    const archive = join(scratch, 'root.tar');
    await runProgram('tar', ['--directory', root, '--create', '--file', archive, '.']);
    await engine.docker(['import', ...changes.flatMap((change) => ['--change', change]), archive, image]);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function addNode(root, major, scratch) {
  const packages = join(scratch, 'packages');
  mkdirSync(packages);
  writeFileSync(join(packages, 'package.json'), '{}');
  const node = `node-linux-${process.arch}`;
  await runProgram('npm', ['install', '--no-audit', '--no-fund', `${node}@${major}`, 'npm@10'], {
    cwd: packages,
  });
  const target = join(root, 'usr/local');
  const copy = (from, to) =>
    cpSync(join(packages, 'node_modules', from), join(target, to), { recursive: true });
  copy(`${node}/bin/node`, 'bin/node');
  copy(`${node}/include`, 'include');
  copy('npm', 'lib/node_modules/npm');
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(target, 'bin', name));
  await runProgram('chroot', [root, 'useradd', '--uid', '1000', '--create-home', 'node']);
  for (const folder of ['var/cache/apt/archives', 'var/lib/apt/lists'])
    rmSync(join(root, folder), { recursive: true, force: true });
}
