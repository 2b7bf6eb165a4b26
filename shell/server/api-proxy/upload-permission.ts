import { SESSION_HEADER } from '@club-reviews/domain/sessions';
import type { FastifyRequest } from 'fastify';
import type { ApiResponse, ApiClient } from '../api-client';

const TIMEOUT_MS = 5000;

/** What the api tells a caller by, and whether another site may be behind the call. */
const PASSED_ON = ['authorization', 'cookie', 'origin', 'sec-fetch-site', SESSION_HEADER.toLowerCase()];

/**
 * Asks the api whether a request comes from somebody who manages a club, before its body takes any memory.
 * @returns the api's refusal, if it refuses
 * @throws if the api gives no answer
 */
export async function findRefusal(
  { headers, host, id, ip, protocol }: FastifyRequest,
  callApi: ApiClient,
): Promise<ApiResponse | undefined> {
  const passedOn = PASSED_ON.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const answer = await callApi({
    path: '/club-admin/session',
    headers: {
      ...Object.fromEntries(passedOn),
      'X-Forwarded-For': ip,
      'X-Forwarded-Host': host,
      'X-Forwarded-Proto': protocol,
      'X-Request-Id': id,
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return answer.status < 400 ? undefined : answer;
}
