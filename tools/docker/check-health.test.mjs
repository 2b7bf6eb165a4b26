import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SCRIPT = fileURLToPath(new URL('./check-health.mjs', import.meta.url));
const check = (url) =>
  promisify(execFile)(process.execPath, [SCRIPT, url]).then(
    () => ({ code: 0, said: '' }),
    ({ code, stderr }) => ({ code, said: stderr }),
  );

describe('a container’s health check', () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/well' ? 200 : 503;
    response.end();
  });
  let origin;
  before(async () => {
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${server.address().port}`;
  });
  after(() => server.close());

  it('passes if the response is a success', async () => {
    assert.deepEqual(await check(`${origin}/well`), { code: 0, said: '' });
  });

  it('fails with the status if the response is an error', async () => {
    const { code, said } = await check(`${origin}/ill`);
    assert.equal(code, 1);
    assert.match(said, /answered 503/);
  });

  it('fails if nothing is listening', async () => {
    const { code, said } = await check('http://127.0.0.1:1/');
    assert.equal(code, 1);
    assert.match(said, /not healthy/);
  });
});
