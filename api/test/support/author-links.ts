import { WorkAfterAnswer } from '../../src/platform/mailed-links/work-after-answer.js';
import { postJson } from './sessions.js';
import { storedMailsOf, tokenIn } from './stored-mails.js';
import type { TestApi } from './test-api.js';

/** Requests the links to an author's reviews; returns the token of the newest one. */
export async function requestLinks(
  api: TestApi,
  email: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await postJson(api, '/reviews/mine/links', { email }, headers);
  if (response.status !== 202) throw new Error(await response.text());
  await api.get(WorkAfterAnswer).finish();
  return tokenIn((await storedMailsOf(api.database, 'author-links')).at(-1) ?? { text: '' });
}
