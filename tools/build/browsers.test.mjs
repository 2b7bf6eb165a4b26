import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { REMOTES } from '../setup/product.mjs';
import { workspacePath } from './base-config.mjs';
import { remoteConfigs } from './remote-config.mjs';
import { shellConfigs } from './shell-config.mjs';

const LISTED = readFileSync(workspacePath('.browserslistrc'), 'utf8')
  .split('\n')
  .filter((line) => /^\w+ >= /.test(line));

/** A browser's oldest version, by its name in the list. */
const oldest = (name) => LISTED.find((line) => line.startsWith(`${name} `)).split(' >= ')[1];

/** The targets SWC compiles a configuration's TypeScript for. */
const getTargets = ({ module }) =>
  module.rules.find(({ loader }) => loader === 'builtin:swc-loader').options.env.targets;

async function allConfigs() {
  const remotes = await Promise.all(
    REMOTES.map(async (project) => {
      const { default: remote } = await import(`../../${project}/remote.config.mjs`);
      return remoteConfigs(workspacePath(project), remote);
    }),
  );
  return [...shellConfigs(), ...remotes.flat()];
}

describe('the oldest browsers', () => {
  it('are the target of every browser build, and of no server build', async () => {
    const configs = await allConfigs();
    const forBrowsers = configs.filter(({ name }) => /-(client|worker)$/.test(name));
    // The shell has two: its pages' and the service worker.
    assert.equal(forBrowsers.length, REMOTES.length + 2);
    for (const config of forBrowsers) {
      assert.equal(config.target, `browserslist:${LISTED.join(', ')}`);
      assert.deepEqual(getTargets(config), LISTED);
    }
    for (const config of configs.filter((each) => !forBrowsers.includes(each))) {
      assert.equal(config.target, 'node20');
      assert.deepEqual(getTargets(config), { node: '20.19' });
    }
  });

  it('are the same in CONTRIBUTING.md', () => {
    const text = readFileSync(workspacePath('CONTRIBUTING.md'), 'utf8');
    const rows = [...text.matchAll(/^\| (Chrome|Firefox|Safari|Samsung)[^|]*\| ([\d.]+) /gm)];
    assert.deepEqual(Object.fromEntries(rows.map(([, name, version]) => [name, version])), {
      Chrome: oldest('chrome'),
      Firefox: oldest('firefox'),
      Safari: oldest('safari'),
      Samsung: oldest('samsung'),
    });
  });

  it('are equally old on phones and for related browsers', () => {
    assert.equal(oldest('and_chr'), oldest('chrome'));
    assert.equal(oldest('edge'), oldest('chrome'));
    assert.equal(oldest('and_ff'), oldest('firefox'));
    assert.equal(oldest('ios_saf'), oldest('safari'));
  });
});
