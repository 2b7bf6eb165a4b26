import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { describe, it } from 'node:test';
import { freePort } from '../../setup/processes.mjs';
import { findSite } from './site.mjs';
import { watchAgainst } from './watch-against.mjs';

/** Runs `use` with the URL of a server that always gives the same response. */
async function withServer(status, body, use) {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${server.address().port}`);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('a site to develop against', () => {
  it('is recognised by its registry, whichever of its URLs is given', () =>
    withServer(200, '{"revision":1,"remotes":[{"name":"mfe_public"}]}', async (url) => {
      const site = await findSite(`${url}/browse-clubs?page=2`);
      assert.equal(site.origin, url);
      assert.deepEqual([...site.remotes], ['mfe_public']);
    }));

  it('has to answer', async () => {
    const port = await freePort();
    await assert.rejects(
      findSite(`http://127.0.0.1:${port}`),
      /Nothing answers at http:.*ECONNREFUSED.*is the site running/,
    );
  });

  it('has to be this product', async () => {
    for (const [status, body] of [
      [200, '<html>'],
      [200, '{}'],
      [404, '{"remotes":[]}'],
    ])
      await withServer(status, body, (url) =>
        assert.rejects(findSite(url), /isn't this product.*lists no remotes/),
      );
  });

  it('needs a full URL', async () => {
    for (const address of ['clubs.example', '', 'ftp://clubs.example'])
      await assert.rejects(findSite(address), /needs a whole address, as in --against https:/);
  });

  it('is checked for one remote at a time', async () => {
    for (const projects of [[], ['shell'], ['mfe-other'], ['mfe-public', 'mfe-club-admin']])
      await assert.rejects(watchAgainst(projects, 'https://clubs.example'), /NAME one of mfe-.*mfe-public/);
  });
});
