import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../../setup/npm.mjs';
import { REMOTES } from '../../setup/product.mjs';
import generate from './generator.mjs';
import { freePrefix, getNames } from './names.mjs';
import { overlap } from './route-patterns.mjs';
import { neighboursIn } from './neighbours.mjs';

/** The repository as Nx provides it; writes stay in memory. */
function getTree() {
  const written = new Map();
  return {
    root: ROOT,
    written,
    children: (path) => readdirSync(join(ROOT, path)),
    exists: (path) => written.has(path) || existsSync(join(ROOT, path)),
    read: (path) => written.get(path) ?? readFileSync(join(ROOT, path), 'utf8'),
    write: (path, content) => written.set(path, content),
  };
}

describe('the remote generator', () => {
  it('writes a remote with its own name, and adds it to the two existing lists', async () => {
    const tree = getTree();
    await generate(tree, { name: 'mfe-away-days', routes: ['/away-days', '/away-days/:id'] });
    const outside = [...tree.written.keys()].filter((path) => !path.startsWith('mfe-away-days/'));
    assert.deepEqual(outside, ['docker-compose.yml', 'package-lock.json']);

    const { services } = parse(tree.read('docker-compose.yml'), { merge: true });
    assert.equal(services['mfe-away-days'].build.args.REMOTE, 'mfe-away-days');
    const waitsFor = Object.keys(services['shell-1'].depends_on);
    assert.deepEqual(
      waitsFor.filter((name) => name.startsWith('mfe-')).sort(),
      [...REMOTES, 'mfe-away-days'].sort(),
    );

    const { packages } = JSON.parse(tree.read('package-lock.json'));
    const { name, version, dependencies } = JSON.parse(tree.read('mfe-away-days/package.json'));
    assert.deepEqual(packages['mfe-away-days'], { name, version, dependencies });
    assert.deepEqual(packages[`node_modules/${name}`], { resolved: 'mfe-away-days', link: true });
    assert.deepEqual(
      Object.keys(dependencies).filter((path) => !(`node_modules/${path}` in packages)),
      [],
    );
  });

  it('sets what visitors call it', async () => {
    const tree = getTree();
    await generate(tree, { name: 'mfe-away-days', routes: ['/away-days'], area: 'trips' });
    assert.match(tree.read('mfe-away-days/remote.config.mjs'), /area: 'trips',/);
  });

  const REFUSED = [
    ['coaching', ['/coaching'], /coaching is no name for a remote: mfe- and small letters/],
    ['mfe-public', ['/coaching'], /There is a folder mfe-public already/],
    ['mfe-coaching', [], /Name an address/],
    ['mfe-coaching', ['coaching'], /coaching isn't an address of pages/],
    ['mfe-coaching', ['/:page'], /isn't an address of pages: it begins with a slash and a fixed part/],
    ['mfe-coaching', ['/coaching/:id'], /is the first page, and has a part that changes/],
    [
      'mfe-coaching',
      ['/clubs/new'],
      /\/clubs\/new is answered by mfe-public already, which has \/clubs\/:idOrSlug/,
    ],
    ['mfe-coaching', ['/coaching', '/admin'], /\/admin is answered by mfe-site-admin already/],
    ['mfe-coaching', ['/mobile-test'], /\/mobile-test is answered by the shell already/],
    ['mfe-coaching', ['/api/coaching'], /\/api\/coaching is answered by the shell already/],
  ];
  for (const [name, routes, message] of REFUSED) {
    it(`refuses ${name} at ${routes.join(' and ') || 'no address'}, and says why`, async () => {
      const tree = getTree();
      await assert.rejects(generate(tree, { name, routes }), message);
      assert.equal(tree.written.size, 0);
    });
  }
});

describe('names', () => {
  it('of a remote all follow from its folder', () => {
    assert.deepEqual(getNames('mfe-away-days'), {
      folder: 'mfe-away-days',
      federation: 'mfe_away_days',
      kebab: 'away-days',
      camel: 'awayDays',
      pascal: 'AwayDays',
      title: 'Away days',
      area: 'away days pages',
    });
  });

  it('of its classes start with an unused letter, or with two', () => {
    assert.equal(freePrefix('coaching', new Set(['c'])), 'o');
    const letters = new Set('abcdefghijklmnopqrstuvwxyz');
    assert.equal(freePrefix('coaching', letters), 'cc');
  });
});

describe('the existing remotes', () => {
  it('share no path and no class name prefix, not even with the shell', async () => {
    const neighbours = await neighboursIn(getTree());
    const prefixes = neighbours.map(({ classPrefix }) => classPrefix);
    assert.deepEqual([...new Set(prefixes)], prefixes);
    for (const [index, one] of neighbours.entries())
      for (const other of neighbours.slice(index + 1))
        for (const route of one.routes)
          assert.deepEqual(
            other.routes.filter((their) => overlap(route, their)),
            [],
            `${one.owner} and ${other.owner}: ${route}`,
          );
  });
});
