import { demoLogin } from './demo-club';
import { SITE_PASSWORD } from './moderator';

/** Calls an api, logged in as somebody if necessary. Throws on any error response. */
export type Caller = <Answer = unknown>(
  apiUrl: string,
  method: string,
  path: string,
  body?: object,
) => Promise<Answer>;

async function call(apiUrl: string, method: string, path: string, body?: object, token?: string) {
  const answer = await fetch(`${apiUrl}/api${path}`, {
    method,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

async function loggedIn(apiUrl: string, path: string, credentials: object): Promise<Caller> {
  const { token } = (await call(apiUrl, 'POST', path, credentials)) as { token: string };
  return ((url, method, to, body) => call(url, method, to, body, token)) as Caller;
}

/** Calls without logging in. */
export const asVisitor = ((url, method, path, body) => call(url, method, path, body)) as Caller;

/** Logs in with the site password. */
export const asModerator = (apiUrl: string) => loggedIn(apiUrl, '/admin/login', { password: SITE_PASSWORD });

/** Logs in as the sample data's club. */
export async function asDemoClub(apiUrl: string): Promise<Caller> {
  return loggedIn(apiUrl, '/club-admin/login', await demoLogin(apiUrl));
}
