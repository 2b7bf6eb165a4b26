import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { swapInPage, swapInRegistry, widenPolicy } from './swap.mjs';

const SWAP = {
  project: 'mfe-club-admin',
  site: 'https://clubs.example',
  remote: {
    name: 'mfe_club_admin',
    routes: ['/club-admin', '/club-admin/new'],
    entryUrl: 'http://127.0.0.1:2/entry.js',
  },
  shellScripts: ['http://127.0.0.1:1/main.js'],
  devServers: ['http://127.0.0.1:1', 'http://127.0.0.1:2'],
};
const LOCAL = {
  name: 'mfe_club_admin',
  routes: ['/club-admin', '/club-admin/new'],
  releases: [{ version: 'this machine', entryUrl: 'http://127.0.0.1:2/entry.js', entryIntegrity: '' }],
};
const PUBLIC = { name: 'mfe_public', routes: ['/'], releases: [{ version: '1' }] };
const LIVE = { name: 'mfe_club_admin', routes: ['/club-admin'], releases: [], isKilled: true };
const REGISTRY = { revision: 7, remotes: [PUBLIC, LIVE] };

const BOOT = { registry: REGISTRY, config: { brandName: '$& </script>', telemetrySample: 0.5 } };
const FILES = {
  scripts: [{ url: '/assets/main.1.js', integrity: 'sha384-a' }],
  preloads: [{ url: '/mfe/mfe_club_admin/1/client/a.js' }, { url: '/mfe/mfe_public/1/client/b.js' }],
};
const PAGE = [
  '<html><head><title>T</title></head><body><div id="root"></div>',
  `<script type="application/json" id="boot-data">${JSON.stringify(BOOT).replaceAll('<', '\\u003c')}</script>`,
  `<script data-files="${JSON.stringify(FILES).replaceAll('"', '&quot;')}">start()</script></body></html>`,
].join('');

const getBoot = (html) => JSON.parse(/id="boot-data">(.*?)<\/script>/.exec(html)[1]);

describe('a registry with a local remote', () => {
  it('has it in place of the live one, switched off or not', () => {
    assert.deepEqual(swapInRegistry(REGISTRY, SWAP), { revision: 7, remotes: [PUBLIC, LOCAL] });
  });

  it('has it even if the site doesn’t know it yet', () => {
    assert.deepEqual(swapInRegistry({ revision: 1, remotes: [PUBLIC] }, SWAP).remotes, [PUBLIC, LOCAL]);
  });
});

describe('a page with a local remote', () => {
  const page = swapInPage(PAGE, SWAP);

  it('starts the local remote, and reports nothing about the site’s releases', () => {
    const { registry, config } = getBoot(page);
    assert.deepEqual(registry.remotes, [PUBLIC, LOCAL]);
    assert.deepEqual(config, { brandName: '$& </script>', telemetrySample: 0 });
  });

  it('runs the local shell’s scripts, and preloads what it needs from other remotes', () => {
    const [, files] = /data-files="([^"]*)"/.exec(page);
    assert.deepEqual(JSON.parse(files.replaceAll('&quot;', '"')), {
      scripts: [{ url: 'http://127.0.0.1:1/main.js' }],
      preloads: [{ url: '/mfe/mfe_public/1/client/b.js' }],
    });
  });

  it('has a banner at the very top', () => {
    assert.match(page, /<body><aside [^>]*><strong>mfe-club-admin comes from this machine\.<\/strong>/);
    assert.match(page, /Everything else is https:\/\/clubs\.example, and what you save is saved there\./);
  });

  it('stays as it is if it has no start script', () => {
    assert.equal(swapInPage('<body>Busy</body>', SWAP), '<body>Busy</body>');
  });

  it('is refused if the site structures its pages differently', () => {
    assert.throws(
      () => swapInPage(PAGE.replace('data-files', 'data-scripts'), SWAP),
      /Check out what is live/,
    );
  });
});

describe('the policy of such a page', () => {
  it('also allows the dev servers and the banner’s style, and nothing else', () => {
    const policy = "default-src 'self'; script-src 'self' 'sha256-a'; style-src 'self'; connect-src 'self'";
    assert.match(
      widenPolicy(policy, SWAP),
      new RegExp(
        [
          "^default-src 'self'",
          "script-src 'self' 'sha256-a' http://127.0.0.1:1 http://127.0.0.1:2",
          "style-src 'self' 'sha256-[\\w+/=]{44}'",
          "connect-src 'self' http://127.0.0.1:1 ws://127.0.0.1:1 http://127.0.0.1:2 ws://127.0.0.1:2$",
        ].join('; '),
      ),
    );
  });
});
