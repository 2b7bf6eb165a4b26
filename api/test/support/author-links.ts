import { AfterResponse } from '../../src/platform/mailed-links/after-response.js';
import { postJson } from './sessions.js';
import { getStoredMails, tokenIn } from './stored-mails.js';
import type { TestApi } from './test-api.js';

/** Requests the links to an author's reviews; returns the token of the newest one. */
export async function requestLinks(
  api: TestApi,
  email: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await postJson(api, '/reviews/mine/links', { email }, headers);
  if (response.status !== 202) throw new Error(await response.text());
  await api.get(AfterResponse).finish();
  return tokenIn((await getStoredMails(api.database, 'author-links')).at(-1) ?? { text: '' });
}
