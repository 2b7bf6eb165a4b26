import { storeClubs } from '../../../test/support/factories.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson } from '../../../test/support/sessions.js';
import { newestToken, storedMails } from '../../../test/support/stored-mails.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { TEST_KEYS } from '../../../test/support/test-settings.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { SubmissionTrace } from '../../model/reviews/submission-trace.entity.js';
import { Review } from '../../model/reviews/review.entity.js';
import type { PublicReview } from '../public-review.js';
import { ReviewReceipts } from './review-receipts.js';

const SENT = {
  message: 'If your review is still waiting to be confirmed, an email with the link is on its way.',
  mailbox: '/dev/mailbox',
};
const UNKNOWN = 'We can’t find this review. Please write it again.';

describe('an unconfirmed review over HTTP', () => {
  const api = useTestApi('suite');
  let clubId: number;
  let parents = 0;
  const protection = new EmailProtection(TEST_KEYS);

  beforeAll(async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club?.id ?? 0;
  });

  beforeEach(() => api.database.dataSource.query('DELETE FROM mails'));

  const newAddress = () => `parent${(parents += 1)}@home.example`;
  const submit = async (authorEmail: string, changes: Record<string, unknown> = {}) => {
    const response = await postJson(api, '/reviews', reviewForm(clubId, { authorEmail, ...changes }));
    const { receipt } = (await response.json()) as { receipt: string };
    return { id: Number.parseInt(receipt), receipt };
  };
  const resend = (receipt: unknown) => postJson(api, '/reviews/resend', { receipt });
  const correct = (receipt: unknown, authorEmail: unknown) =>
    postJson(api, '/reviews/correct-address', { receipt, authorEmail });
  const verify = (token: string) => postJson(api, '/reviews/verify', { token });
  const reject = (token: string) => postJson(api, '/reviews/verify/reject', { token });
  const mails = async () =>
    (await storedMails(api.database)).filter(({ to }) => to.endsWith('@home.example'));
  const toMessage = async (response: Response) => ((await response.json()) as ErrorResponse).message;
  const storedReview = (id: number) => api.database.dataSource.getRepository(Review).findOneBy({ id });

  it('has its link sent again, and both links work', async () => {
    const email = newAddress();
    const { id, receipt } = await submit(email);
    const first = await newestToken(api.database);
    const response = await resend(receipt);
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual(SENT);
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual(
      Array(2).fill([email, 'Confirm your review of Leeds Lions']),
    );
    expect((await mails())[1]?.text).not.toContain('More than one review');
    expect((await postJson(api, '/reviews/verify/preview', { token: first })).status).toBe(200);
    expect((await verify(await newestToken(api.database))).status).toBe(200);
    expect(await storedReview(id)).toMatchObject({ isVerified: true });
  });

  it('moves to another address, and can only be confirmed from there', async () => {
    const [wrong, right] = [newAddress(), newAddress()];
    const { id, receipt } = await submit(wrong);
    const first = await newestToken(api.database);
    const response = await correct(receipt, ` ${right} `);
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual(SENT);
    expect((await mails()).at(-1)?.to).toBe(right);
    expect((await verify(first)).status).toBe(404);
    expect((await reject(first)).status).toBe(404);
    expect((await verify(await newestToken(api.database))).status).toBe(200);

    const stored = await storedReview(id);
    expect(stored?.authorEmailHash).toBe(protection.authorHash(right));
    expect(protection.decrypt(stored?.authorEmailEncrypted ?? '')).toBe(right);
    const trace = await api.database.dataSource
      .getRepository(SubmissionTrace)
      .findOneByOrFail({ reviewId: id });
    expect(trace.authorHash).toBe(protection.authorHash(right));
    const audit = await api.database.dataSource
      .getRepository(AuditEntry)
      .find({ where: { subjectId: id }, order: { id: 'ASC' } });
    expect(audit.map(({ action, actor }) => [action, actor])).toEqual([
      ['submitted', 'reviewer'],
      ['readdressed', 'reviewer'],
      ['verified', 'reviewer'],
    ]);
    // The first address is free to review the club itself.
    await submit(wrong);
    expect((await mails()).at(-1)?.subject).toBe('Confirm your review of Leeds Lions');
  });

  it('also keeps to one review for each address, club and season under the new address', async () => {
    const owner = newAddress();
    await submit(owner, { reviewText: 'The one that counts so far.' });
    await verify(await newestToken(api.database));
    const { receipt } = await submit(newAddress(), { reviewText: 'The one that was sent by mistake.' });
    expect((await correct(receipt, owner)).status).toBe(202);
    expect((await mails()).at(-1)).toMatchObject({
      to: owner,
      subject: 'You’ve already reviewed Leeds Lions this season',
    });
    expect(await (await verify(await newestToken(api.database))).json()).toMatchObject({
      status: 'verified',
    });
    const texts = (await api.read<PublicReview[]>('/clubs/leeds-lions/reviews')).map((one) => one.reviewText);
    expect(texts).toContain('The one that was sent by mistake.');
    expect(texts).not.toContain('The one that counts so far.');
  });

  it('is judged by the address that confirms it', async () => {
    const { id, receipt } = await submit(newAddress(), { reviewText: 'A text of its own, sent in a hurry.' });
    const signals = async () =>
      (await api.database.dataSource.getRepository(SubmissionTrace).findOneByOrFail({ reviewId: id }))
        .signals;
    await correct(receipt, 'somebody@mailinator.com');
    expect(await signals()).toBe('');
    expect((await verify(await newestToken(api.database))).status).toBe(200);
    expect(await signals()).toBe('disposable-address');
  });

  it('gets the same response once it was confirmed, rejected or its text is blocked, and mails nobody', async () => {
    const confirmed = await submit(newAddress());
    await verify(await newestToken(api.database));
    const owner = newAddress();
    const text = { reviewText: 'Nobody at this club has ever returned one of the calls that I made to it.' };
    const rejected = await submit(owner, text);
    await reject(await newestToken(api.database));
    const blocked = await submit(owner, text);
    await api.database.dataSource.query('DELETE FROM mails');
    for (const { receipt } of [confirmed, rejected, blocked]) {
      const response = await resend(receipt);
      expect([response.status, await response.json()]).toEqual([202, SENT]);
    }
    for (const { receipt } of [confirmed, rejected]) {
      const response = await correct(receipt, newAddress());
      expect([response.status, await response.json()]).toEqual([202, SENT]);
    }
    const other = await submit(newAddress(), text);
    await api.database.dataSource.query('DELETE FROM mails');
    expect((await correct(other.receipt, owner)).status).toBe(202);
    expect(await mails()).toEqual([]);
    expect(await storedReview(confirmed.id)).toMatchObject({ isVerified: true });
  });

  it('isn’t found by a receipt that was made up, changed or given to a bot', async () => {
    const { id, receipt } = await submit(newAddress());
    const bot = await submit(newAddress(), { website: 'https://spam.example' });
    const madeUp = ['', 'nonsense', receipt.replace(/^\d+/, String(id + 1)), `${receipt}x`, bot.receipt];
    for (const wrong of madeUp) {
      for (const response of [await resend(wrong), await correct(wrong, newAddress())]) {
        expect(response.status).toBe(404);
        expect(await toMessage(response)).toBe(UNKNOWN);
      }
    }
    expect((await mails()).length).toBe(1);
  });

  it('needs a receipt from the last day', async () => {
    const { id } = await submit(newAddress());
    const old = new ReviewReceipts(TEST_KEYS).make(id, new Date(Date.now() - 25 * 3_600_000));
    expect((await resend(old)).status).toBe(410);
    expect((await correct(old, newAddress())).status).toBe(410);
  });

  it.each([
    ['resend', { receipt: 5 }, 'receipt'],
    ['resend', {}, 'receipt'],
    ['correct-address', { receipt: 'x', authorEmail: 'no address' }, 'authorEmail'],
    ['correct-address', { receipt: 'x' }, 'authorEmail'],
  ])('%s refuses %j', async (call, body, field) => {
    const response = await postJson(api, `/reviews/${call}`, body);
    expect(response.status).toBe(400);
    expect(Object.keys(((await response.json()) as ErrorResponse).fields ?? {})).toEqual([field]);
  });

  it('is confirmed or readdressed, never both, when both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [wrong, right] = [newAddress(), newAddress()];
      const { id, receipt } = await submit(wrong);
      const token = await newestToken(api.database);
      const [verified, corrected] = await Promise.all([verify(token), correct(receipt, right)]);
      expect(corrected.status).toBe(202);
      const stored = await storedReview(id);
      const isConfirmed = verified.status === 200;
      expect(stored?.isVerified).toBe(isConfirmed);
      expect(stored?.authorEmailHash).toBe(protection.authorHash(isConfirmed ? wrong : right));
    }
  });
});

describe('the limits on links for a review', () => {
  const api = useTestApi('suite', { rateLimits: true });

  it('are three mails and three corrections a day', async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    const answer = await postJson(
      api,
      '/reviews',
      reviewForm(club?.id ?? 0, { authorEmail: 'parent@home.example' }),
    );
    const { receipt } = (await answer.json()) as { receipt: string };
    const getStatuses = async (call: string, body: object) => {
      const statuses: number[] = [];
      for (let index = 0; index < 4; index += 1)
        statuses.push((await postJson(api, `/reviews/${call}`, { receipt, ...body })).status);
      return statuses;
    };
    expect(await getStatuses('resend', {})).toEqual([202, 202, 202, 429]);
    expect(await getStatuses('correct-address', { authorEmail: 'other@home.example' })).toEqual([
      202, 202, 202, 429,
    ]);
  });
});
