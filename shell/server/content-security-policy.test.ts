/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createContentPolicy } from './content-security-policy';
import type { DevServers } from './dev-servers';
import { SCRIPT_START } from './pages/script-start';

const STYLES = '.a{color:red;}';
const toHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyWith = (devServers: DevServers, tilesUrl?: string) =>
  createContentPolicy(devServers, true)({ styles: [STYLES], tilesUrl }).split('; ');

describe('the Content-Security-Policy', () => {
  it('only lets pages run scripts from and connect to the site’s own origin, apart from the inline start script', () => {
    const policy = policyWith({});
    expect(policy).toContain(`script-src 'self' ${toHash(SCRIPT_START)}`);
    expect(createContentPolicy({}, true)().split('; ')).toContain("script-src 'self'");
    for (const line of ["connect-src 'self'", "worker-src 'self'", "object-src 'none'"])
      expect(policy).toContain(line);
  });

  it('allows the page’s styles by digest, and the empty element the browser writes rules into', () => {
    expect(policyWith({})).toContain(`style-src 'self' ${toHash('')} ${toHash(STYLES)}`);
    expect(createContentPolicy({}, true)().split('; ')).toContain("style-src 'self'");
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
  ])('allows no images from other sites except the map’s (%s)', (tilesUrl, images) => {
    const policy = policyWith({}, tilesUrl);
    expect(policy).toContain(images);
    expect(policy).toContain(`script-src 'self' ${toHash(SCRIPT_START)}`);
  });

  it('adds the dev servers, if there are any, and nothing else', () => {
    const policy = policyWith({ shell: 'http://127.0.0.1:4001' });
    const [before, development] = [policyWith({}), policy].map((lines) =>
      lines.filter((line) => !/^(script|connect)-src/.test(line)),
    );
    expect(development).toEqual(before);
    expect(policy).toContain(`script-src 'self' http://127.0.0.1:4001 ${toHash(SCRIPT_START)}`);
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:4001 ws://127.0.0.1:4001");
  });

  it('asks for reports the same way on every page, and with the newer directive where browsers support it', () => {
    expect(policyWith({}).slice(-2)).toEqual(['report-uri /csp-reports', 'report-to csp']);
    expect(createContentPolicy({}, false)()).toMatch(/; report-uri \/csp-reports$/);
  });
});
