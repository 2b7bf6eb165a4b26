/** @jest-environment node */
import { createHttpServer } from './http-server';
import { getTrustedProxies } from './trusted-proxies';

/** The client address of a request from 10.0.0.9 with these forwarded addresses. */
async function getAddress(setting: string, forwarded: string) {
  const app = createHttpServer({ logLevel: 'silent', trustProxy: getTrustedProxies(setting)! });
  app.get('/', (request) => request.ip);
  const { body } = await app.inject({
    url: '/',
    remoteAddress: '10.0.0.9',
    headers: { 'x-forwarded-for': forwarded },
  });
  await app.close();
  return body;
}

describe('the address of a visitor', () => {
  it.each([
    ['off', '203.0.113.7', '10.0.0.9'],
    ['10.0.0.0/8', '203.0.113.7', '203.0.113.7'],
    // A load balancer added the last one. The one before was made up by the visitor.
    ['peer', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['peer,off', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    // The visitor's own address may be from a private network as well.
    ['peer', '198.51.100.1, 192.168.1.20', '192.168.1.20'],
    // A proxy in front of the load balancer is trusted if it's named.
    ['peer,172.18.0.1', '198.51.100.1, 203.0.113.7, 172.18.0.1', '203.0.113.7'],
    ['peer,172.18.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ])('with TRUST_PROXY=%s and X-Forwarded-For: %s is %s', async (setting, forwarded, expected) => {
    expect(await getAddress(setting, forwarded)).toBe(expected);
  });
});

describe('TRUST_PROXY', () => {
  it.each(['peer,', 'peer, ', 'peer, off', 'peer,loopback, fd00::1'])('may be "%s"', (text) => {
    expect(getTrustedProxies(text)).toBeDefined();
  });

  it.each(['peers', 'loopback,peer', 'peer,peer', 'peer,1', 'peer off', 'true', 'peer,true', ''])(
    'may not be "%s"',
    (text) => {
      expect(getTrustedProxies(text)).toBeUndefined();
    },
  );
});
