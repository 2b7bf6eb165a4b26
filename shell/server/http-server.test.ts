/** @jest-environment node */
import { createHttpServer } from './http-server';

const ADDRESS = '/browse-clubs?lat=53.819&lng=-1.571&q=LS6';

describe('the log of the public server', () => {
  it.each([
    ['a page', 200],
    ['a page that fails', 500],
    ['nothing', 404],
  ])('doesn’t reveal where a visitor is: %s', async (kind, status) => {
    const lines: string[] = [];
    const logTo = { write: (line: string) => void lines.push(line) };
    const app = createHttpServer({ logLevel: 'debug', trustProxy: false }, undefined, { logTo });
    if (kind !== 'nothing')
      app.get('/browse-clubs', async (request) => {
        request.log.warn({ req: request }, 'looked at');
        if (status === 500) throw new Error('broken');
        return 'clubs';
      });
    expect((await app.inject(ADDRESS)).statusCode).toBe(status);
    await app.close();
    if (kind !== 'nothing') expect(lines.join('')).toContain('/browse-clubs');
    for (const secret of ['lat', '53.819', '-1.571', 'LS6']) expect(lines.join('')).not.toContain(secret);
  });
});
