import type { TestApi } from './test-api.js';
import { postJson } from './sessions.js';
import { getStoredMails, tokenIn } from './stored-mails.js';

/** A notice as the form sends it. */
export function noticeForm(reviewId: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    reviewId,
    name: 'Alex Carter',
    email: 'alex@carter.example',
    statement: 'The head coach takes bribes.',
    defamatory: 'I am the head coach, and everybody at the club knows that.',
    meaning: 'That I let children play for money.',
    inaccuracies: 'I have never taken money from a parent.',
    cannotIdentify: true,
    shareName: true,
    shareEmail: false,
    ...changes,
  };
}

/** Sends a notice as its complainant does, with the mailed link; returns that link's token. */
export async function sendNotice(
  api: TestApi,
  reviewId: number,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<string> {
  await postJson(api, '/notices', noticeForm(reviewId, changes), headers);
  const [mail] = (await getStoredMails(api.database, 'notice-confirmation')).slice(-1);
  const token = tokenIn(mail ?? { text: '' });
  await postJson(api, '/notices/mine/send', { token }, headers);
  return token;
}
