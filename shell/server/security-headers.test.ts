/** @jest-environment node */
import Fastify from 'fastify';
import { devServerSources } from './dev-servers';
import type { DevServers } from './dev-servers';
import { addSecurityHeaders } from './security-headers';

async function policyWith(devServers: DevServers, tilesUrl?: string) {
  const app = Fastify();
  addSecurityHeaders(app, false, devServerSources(devServers), async () => tilesUrl);
  app.get('/', async () => 'page');
  const { headers } = await app.inject('/');
  await app.close();
  return String(headers['content-security-policy']).split('; ');
}

describe('the Content-Security-Policy', () => {
  it("lets pages run scripts from and connect to the site's own origin only", async () => {
    const policy = await policyWith({});
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("connect-src 'self'");
  });

  it.each([
    [undefined, "img-src 'self' data: blob:"],
    ['/tiles/{z}/{x}/{y}.png', "img-src 'self' data: blob:"],
    ['https://tile.example.org/{z}/{x}/{y}.png', "img-src 'self' data: blob: https://tile.example.org"],
    [
      'https://{s}.tile.example.org:8443/{z}/{x}/{y}.png',
      "img-src 'self' data: blob: https://*.tile.example.org:8443",
    ],
    ["https://a.example;script-src 'unsafe-inline'/{z}/{x}/{y}", "img-src 'self' data: blob:"],
  ])('lets pages show no pictures of other sites but the map’s (%s)', async (tilesUrl, images) => {
    const policy = await policyWith({}, tilesUrl);
    expect(policy).toContain(images);
    expect(policy).toContain("script-src 'self'");
  });

  it('adds the dev servers, and nothing else, where there are any', async () => {
    const policy = await policyWith({ shell: 'http://127.0.0.1:4001' });
    const [before, development] = [await policyWith({}), policy].map((lines) =>
      lines.filter((line) => !/^(script|connect|style)-src/.test(line)),
    );
    expect(development).toEqual(before);
    expect(policy).toContain("script-src 'self' http://127.0.0.1:4001");
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:4001 ws://127.0.0.1:4001");
  });
});
