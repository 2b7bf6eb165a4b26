import type { FastifyReply } from 'fastify';
import type { CookieRequest } from './jwt.strategy.js';
import { RefusedCalls } from './refused-calls.js';
import { ForbiddenError } from './session.js';
import type { Session } from './session.js';

const REPLY = { getHeader: () => undefined } as unknown as FastifyReply;

function requestBy(subject: string, url = '/api/admin/staff'): CookieRequest & { user: Session } {
  const user = { role: 'site-admin', subject } as Session;
  return { method: 'GET', ip: '192.0.2.1', headers: {}, routeOptions: { url }, user } as never;
}

describe('calls that are refused', () => {
  it('are logged once a minute for each caller and call, with their number', () => {
    const noted: unknown[] = [];
    const refused = new RefusedCalls({
      note: (_event, details) => void noted.push([details?.account, details?.call, details?.times]),
    });
    const refuse = (request: ReturnType<typeof requestBy>, now: number): void =>
      refused.note(new ForbiddenError(), request, REPLY, now);
    for (const now of [0, 1000, 59_999]) refuse(requestBy('7'), now);
    refuse(requestBy('8'), 1000);
    refuse(requestBy('7', '/api/admin/people'), 1000);
    refuse(requestBy('7'), 60_000);
    refuse(requestBy('7'), 120_000);
    expect(noted).toEqual([
      ['site-admin 7', 'GET /api/admin/staff', 1],
      ['site-admin 8', 'GET /api/admin/staff', 1],
      ['site-admin 7', 'GET /api/admin/people', 1],
      ['site-admin 7', 'GET /api/admin/staff', 3],
      ['site-admin 7', 'GET /api/admin/staff', 1],
    ]);
  });

  it('aren’t logged when something else went wrong', () => {
    const refused = new RefusedCalls({ note: () => fail() });
    refused.note(new Error('broken'), requestBy('7'), REPLY);
  });
});

function fail(): never {
  throw new Error('noted');
}
