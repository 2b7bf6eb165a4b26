/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { addWellKnownPaths } from './well-known-paths';

async function ask(url: string, config: { iconVersion?: string } = {}) {
  const app = fastify();
  addWellKnownPaths(app, () => Promise.resolve(config));
  return app.inject(url);
}

it.each(['/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])(
  '%s leads to an icon',
  async (path) => {
    const { statusCode, headers } = await ask(path);
    expect(statusCode).toBe(302);
    expect(headers.location).toMatch(/^\/icons\/.+\.png$/);
    expect(existsSync(join(__dirname, '../../public', headers.location!))).toBe(true);
  },
);

it('leads to the operator’s icons if there are any', async () => {
  const { headers } = await ask('/favicon.ico', { iconVersion: '3f2a' });
  expect(headers.location).toBe('/api/icons/mark-192?v=3f2a');
});

it('leads password managers to the form for a new password', async () => {
  const { statusCode, headers } = await ask('/.well-known/change-password');
  expect(statusCode).toBe(302);
  expect(headers.location).toBe('/club-admin?forgot-password');
});

it.each([
  ['becketts-park', '/clubs/becketts-park?write-review=becketts-park'],
  ['91', '/clubs/91?write-review=91'],
  ['%2F%2Fevil.example', '/clubs/%2F%2Fevil.example?write-review=%2F%2Fevil.example'],
])('leads from a poster to the form for a review: /r/%s', async (club, target) => {
  const { statusCode, headers } = await ask(`/r/${club}`);
  expect([statusCode, headers.location]).toEqual([302, target]);
});
