import type { TestApi } from './test-api.js';
import { TEST_SECRETS } from './test-settings.js';

/** The headers of a logged-in site administrator. */
export async function siteAdminHeaders(api: TestApi): Promise<Record<string, string>> {
  const answer = await postJson(api, '/admin/login', { password: TEST_SECRETS.siteAdminPassword });
  const { token } = (await answer.json()) as { token: string };
  return bearer(token);
}

/** The header with a token. */
export function bearer(token = ''): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Posts a JSON body. */
export function postJson(
  api: TestApi,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return api.call(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Sends a body, or none, to a call. */
export function send(
  api: TestApi,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Response> {
  return api.call(path, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
