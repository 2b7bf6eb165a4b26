import { fastify } from 'fastify';
import { warnOfForwarded } from './forwarded-warning.ts';
import { serverLog } from './server-log.ts';
import { peerTrust } from './trusted-peer.ts';

/** How many warnings two requests with the header cause. */
async function warnings(trustProxy: string[] | boolean, remoteAddress: string, header = 'x-forwarded-for') {
  const lines: string[] = [];
  const server = fastify({
    loggerInstance: serverLog('shell', 'warn', { write: (line: string) => void lines.push(line) }),
  });
  warnOfForwarded(server as never, peerTrust(trustProxy));
  server.get('/', async () => 'ok');
  for (let times = 0; times < 2; times += 1)
    await server.inject({ url: '/', remoteAddress, headers: { [header]: '203.0.113.9' } });
  await server.close();
  expect(lines.join()).not.toMatch(/203\.0|192\.0|10\.1/);
  return lines.filter((line) => line.includes('TRUST_PROXY')).length;
}

describe('a header with the visitor’s address', () => {
  it('is logged once if no proxy is trusted', async () => {
    expect(await warnings(false, '192.0.2.7')).toBe(1);
    expect(await warnings(['loopback', '10.1.0.0/16'], '192.0.2.7')).toBe(1);
  });

  it('is not worth a warning if one is trusted, or if the header is missing', async () => {
    expect(await warnings(true, '192.0.2.7')).toBe(0);
    expect(await warnings(['loopback', '10.1.0.0/16'], '10.1.4.4')).toBe(0);
    expect(await warnings(false, '192.0.2.7', 'x-other')).toBe(0);
  });
});
