import { COOKIE_SESSION, SESSION_HEADER } from '@club-reviews/domain/sessions';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiClient } from '../api-client';

const TIMEOUT_MS = 3000;

const sessionAnswer = z.object({ staff: z.object({ needsSecondFactor: z.boolean() }) });

/**
 * Asks the api whether a request comes from a logged-in member of staff and from a page on this site; the api checks
 * what the browser says about the request's origin.
 * @throws if the api gives no answer
 */
export async function isFromStaff({ headers, ip, id }: FastifyRequest, callApi: ApiClient): Promise<boolean> {
  const { cookie, 'sec-fetch-site': from } = headers;
  if (cookie === undefined) return false;
  const { status, body } = await callApi({
    path: '/admin/session',
    headers: {
      Cookie: cookie,
      [SESSION_HEADER]: COOKIE_SESSION,
      'X-Forwarded-For': ip,
      'X-Request-Id': id,
      ...(typeof from === 'string' && { 'Sec-Fetch-Site': from }),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (status === 401 || status === 403) return false;
  if (status !== 200) throw new Error(`The api answered ${status}`);
  return !sessionAnswer.parse(body).staff.needsSecondFactor;
}
