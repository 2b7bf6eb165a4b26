/** @jest-environment node */
import Fastify from 'fastify';
import { devServerSources } from './dev-servers';
import type { DevServers } from './dev-servers';
import { addSecurityHeaders } from './security-headers';

async function policyWith(devServers: DevServers) {
  const app = Fastify();
  addSecurityHeaders(app, false, devServerSources(devServers));
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
