import { storeClubs } from '../../../test/support/factories.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson } from '../../../test/support/sessions.js';
import { TestMailServer, toText } from '../../../../tools/test-mail-server.mjs';
import { tokenIn } from '../../../test/support/stored-mails.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';
import { until } from '../../../test/support/until.js';
import { Review } from '../../model/reviews/review.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { AfterResponse } from './after-response.js';
import { Mailbox } from './mailbox.entity.js';

const OWNER = 'parent@home.example';
const OWN_NETWORK = '81.2.69.160';

describe('mails that the public asks for', () => {
  const server = new TestMailServer();
  let api: TestApi;
  let clubId: number;
  let reviewId: number;

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const received = (address = OWNER) => server.received.filter(({ to }) => to === address);
  const mails = () => api.database.dataSource.getRepository(Mail);
  const waiting = () => mails().findBy({ isForDigest: true });
  const review = (network: string, authorEmail = OWNER) =>
    postJson(api, '/reviews', reviewForm(clubId, { authorEmail }), from(network));
  const report = (network: string, reason: string) =>
    postJson(api, '/reports', { reviewId, reason, words: 'Please look at it.', email: OWNER }, from(network));
  /** All forms that mail an address, each from a network of its own. */
  const storm = async (rounds: number, email = OWNER) => {
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all([
        review(`81.3.${round}.1`, email),
        report(`81.3.${round}.2`, 'off-topic'),
        report(`81.3.${round}.3`, 'child-at-risk'),
        postJson(api, '/reviews/mine/links', { email }, from(`81.3.${round}.4`)),
      ]);
      answers.forEach(({ status }, form) => expect(status).toBe(form === 0 ? 201 : 202));
    }
    await api.get(AfterResponse).finish();
  };
  const digestsAreDue = () => mails().update({ isForDigest: true }, { nextAttemptAt: new Date(0) });

  beforeAll(async () => {
    await server.open();
    const settings = { smtpUrl: server.url, publicUrl: 'https://site.example', rateLimits: true };
    api = await startTestApi(settings);
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club!.id;
    const other = {
      authorEmail: 'other@home.example',
      reviewText: 'Friendly people, and a pitch that drains.',
    };
    await postJson(api, '/reviews', reviewForm(clubId, other), from('81.2.70.1'));
    await until(() => received(other.authorEmail).length === 1);
    await postJson(api, '/reviews/verify', {
      token: tokenIn({ text: toText(received(other.authorEmail)[0]!) }),
    });
    reviewId = (await api.database.reader.findOneByOrFail(Review, { isVerified: true })).id;
  });

  beforeEach(async () => {
    await api.database.dataSource.getRepository(Mailbox).clear();
    await mails().clear();
    await api.database.dataSource.query('DELETE FROM rate_limit_counters');
    server.received.length = 0;
  });

  afterAll(async () => {
    await api.stop();
    await server.shut();
  });

  it('reach the owner of an address that a stranger has typed again and again', async () => {
    for (let count = 0; count < 10; count++) await review('81.3.1.1');
    await until(() => received().length === 4);
    const before = received().length;
    expect((await review(OWN_NETWORK)).status).toBe(201);
    await until(() => received().length === before + 1);
    expect((await report(OWN_NETWORK, 'child-at-risk')).status).toBe(202);
    await until(() => received().length === before + 2);
  });

  it('are at most 12 in an hour, whoever asks; the rest is one digest with every link', async () => {
    await storm(8);
    await review(OWN_NETWORK);
    const direct = 32 + 1 - (await waiting()).length;
    expect(direct).toBeLessThanOrEqual(11);
    await until(() => received().length === direct);
    const held = (await waiting()).length;
    expect(held).toBeGreaterThan(20);
    server.received.length = 0;
    await digestsAreDue();
    await until(() => received().length === 1);
    const [digest] = received();
    expect(toText(digest!)).toContain('10 requests with your email address');
    // The newest are in the first one: the owner's own among them.
    const token = tokenIn({ text: toText(digest!) });
    expect((await postJson(api, '/reviews/verify/preview', { token })).status).toBe(200);
    for (let sent = 2; sent <= Math.ceil(held / 10); sent++) {
      expect(await waiting()).toHaveLength(held - 10 * (sent - 1));
      await digestsAreDue();
      await until(() => received().length === sent);
    }
    expect(await waiting()).toHaveLength(0);
  });

  it('count together for all tagged addresses of a mailbox, on any domain', async () => {
    for (let count = 0; count < 9; count++) await review(`81.3.${count}.1`, `parent+${count}@home.example`);
    expect(await waiting()).toHaveLength(1);
  });

  it('are sent as they are if nothing else waits with them', async () => {
    for (let count = 0; count < 9; count++) await review(`81.3.${count}.1`);
    await until(() => received().length === 8);
    await digestsAreDue();
    await until(() => received().length === 9);
    expect(toText(received().at(-1)!)).toContain('Confirm your review');
  });
});
