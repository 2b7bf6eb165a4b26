import { storeClubs } from '../../../test/support/factories.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson } from '../../../test/support/sessions.js';
import { storedMails, tokenIn } from '../../../test/support/stored-mails.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { Mail } from '../../platform/mail/mail.entity.js';
import { recountStoredValues } from '../../model/reviews/recount.js';
import { ReviewToken, Review } from '../../model/reviews/review.entity.js';

describe('submitting a review over HTTP', () => {
  const api = useTestApi('suite');
  let clubId: number;
  let otherClubId: number;
  const submit = (changes: Record<string, unknown> = {}) =>
    postJson(api, '/reviews', reviewForm(clubId, changes));
  const repository = () => api.database.dataSource.getRepository(Review);

  beforeAll(async () => {
    const clubs = await storeClubs(api.database, [{ name: 'Leeds Lions' }, { name: 'Ashby Rovers' }]);
    clubId = clubs[0]?.id ?? 0;
    otherClubId = clubs[1]?.id ?? 0;
  });

  beforeEach(async () => {
    await api.database.dataSource.query('DELETE FROM reviews');
    await api.database.dataSource.query('DELETE FROM season_places');
    await recountStoredValues(api.database);
    await api.database.dataSource.query('DELETE FROM mails');
  });

  it('accepts it, says what to do, and mails a link', async () => {
    const response = await submit();
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({
      message: 'Please check your email to verify your review.',
      receipt: expect.stringMatching(/^\d+\.[0-9a-z]+\.[\w-]{43}$/),
      mailbox: '/dev/mailbox',
    });
    expect(await repository().findOneByOrFail({})).toMatchObject({
      clubId,
      ageGroup: 'U9s',
      ratingTotal: 21,
      isVerified: false,
      isApproved: false,
      isHeld: false,
      isVisible: false,
      reviewText: 'Friendly coaches and a good pitch.',
    });
    const [mail] = await storedMails(api.database);
    expect(mail).toMatchObject({
      to: 'parent@home.example',
      subject: 'Confirm your review of Leeds Lions',
      mail: { kind: 'review-verification', attempts: 0, sentAt: null },
    });
    expect(mail?.text).toMatch(/http:\/\/127\.0\.0\.1:3000\/verify-review#token=[\w-]{43}/);
    expect(mail?.html).not.toContain('Friendly coaches');
  });

  it('keeps address, link and mail unreadable', async () => {
    await submit();
    const [mail] = await storedMails(api.database);
    const kept = JSON.stringify([
      await repository().find(),
      await api.database.dataSource.getRepository(Mail).find(),
      await api.database.dataSource.getRepository(ReviewToken).find(),
      await api.database.dataSource.getRepository(AuditEntry).find(),
    ]);
    expect(kept).not.toContain('parent@home.example');
    expect(kept).not.toContain(tokenIn(mail ?? { text: '' }));
  });

  it('shows it to nobody before it is confirmed', async () => {
    await submit();
    expect(await api.read('/reviews')).toEqual([]);
    expect(await api.read('/stats')).toMatchObject({ totalReviews: 0 });
  });

  it.each([
    [{ clubId: 0 }, 'Please select a club'],
    [{ clubId: '1' }, 'Please select a club'],
    [{ clubId: 1e300 }, 'Please select a club'],
    [{ authorEmail: 'parent' }, 'Please enter a valid email address'],
    [{ authorEmail: 'parent@localhost' }, 'Please enter a valid email address'],
    [{ authorEmail: 'a@b.example\r\nBcc: c@d.example' }, 'Please enter a valid email address'],
    [{ authorEmail: `${'a'.repeat(250)}@b.example` }, 'Please enter a valid email address'],
    [{ reviewText: ' too short ' }, 'Please write at least 10 characters'],
    [{ reviewText: '\u200B'.repeat(20) }, 'Please write at least 10 characters'],
    [{ reviewText: 'x'.repeat(4001) }, 'Please write no more than 4,000 characters'],
    [{ ageGroup: '' }, 'Please select an age group'],
    [{ ageGroup: 'U99s' }, 'Please select an age group'],
    [{ coachingRating: 0 }, 'Please rate coaching quality'],
    [{ communicationRating: 6 }, 'Please rate communication'],
    [{ facilitiesRating: 2.5 }, 'Please rate facilities'],
    [{ inclusivityRating: '5' }, 'Please rate inclusivity'],
    [{ valueRating: null }, 'Please rate value for money'],
  ])('refuses %j', async (changes, message) => {
    const response = await submit(changes);
    expect(response.status).toBe(400);
    const fields = { [Object.keys(changes)[0] ?? '']: message };
    expect(await response.json()).toEqual({ statusCode: 400, message, fields, error: 'Bad Request' });
  });

  it.each([
    ['parent@bücher.example', 'parent@xn--bcher-kva.example'],
    ['user@example.com\u200E', 'user@example.com'],
    ['user\u200B@example.com', 'user@example.com'],
  ])('sends mail for %j to %s', async (authorEmail, to) => {
    expect((await submit({ authorEmail })).status).toBe(201);
    expect((await storedMails(api.database)).at(-1)?.to).toBe(to);
  });

  it('names everything that is missing at once', async () => {
    const fields = {
      clubId: 'Please select a club',
      ageGroup: 'Please select an age group',
      authorEmail: 'Please enter a valid email address',
      coachingRating: 'Please rate coaching quality',
      communicationRating: 'Please rate communication',
      facilitiesRating: 'Please rate facilities',
      inclusivityRating: 'Please rate inclusivity',
      valueRating: 'Please rate value for money',
      reviewText: 'Please write at least 10 characters',
    };
    expect(await (await postJson(api, '/reviews', {})).json()).toMatchObject({
      message: Object.values(fields).join('; '),
      fields,
    });
  });

  it.each([
    ['Prefer not to disclose', 'prefer not to disclose'],
    ['u12s', 'U12s'],
  ])('accepts the age group %s as %s', async (given, kept) => {
    await submit({ ageGroup: given });
    expect(await repository().findOneByOrFail({})).toMatchObject({ ageGroup: kept });
  });

  it('keeps the text as it can be read: emoji and line breaks stay, invisible characters are removed', async () => {
    await submit({
      reviewText:
        '  Great 👩‍👩‍👧 club \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\r\nnice\0 \u202Epitch\uFEFF  ',
    });
    const { reviewText } = await repository().findOneByOrFail({});
    expect(reviewText).toBe(
      'Great 👩‍👩‍👧 club \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}\nnice pitch',
    );
  });

  it('accepts 4,000 characters, and the longest address', async () => {
    const authorEmail = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}.example`;
    const response = await submit({ reviewText: '€'.repeat(4000), authorEmail });
    expect(response.status).toBe(201);
  });

  it('returns 404 for an unknown club', async () => {
    const response = await submit({ clubId: 2_147_483_647 });
    expect(await response.json()).toEqual({
      statusCode: 404,
      message: 'Club not found',
      fields: { clubId: 'Club not found' },
      error: 'Not Found',
    });
  });

  it('returns an error in the usual format if the body is too large or not JSON', async () => {
    const large = await submit({ reviewText: 'x'.repeat(300_000) });
    expect([large.status, await large.json()]).toEqual([413, expect.objectContaining({ statusCode: 413 })]);
    const form = await api.call('/reviews', { method: 'POST', body: new URLSearchParams({ clubId: '1' }) });
    expect([form.status, await form.json()]).toEqual([415, expect.objectContaining({ statusCode: 415 })]);
  });

  describe('a second time for the same club', () => {
    const subjects = async () => (await storedMails(api.database)).map(({ subject }) => subject);
    const confirm = async (index: number) => {
      const mail = (await storedMails(api.database))[index];
      return (await postJson(api, '/reviews/verify', { token: tokenIn(mail ?? { text: '' }) })).status;
    };
    const toBody = async (response: Response) => ({
      status: response.status,
      ...((await response.json()) as object),
      receipt: expect.any(String) as unknown,
    });

    it('gets the same response as the first time, whatever the address has done before', async () => {
      const fresh = await toBody(await submit());
      expect(fresh).toMatchObject({ status: 201 });
      expect(await toBody(await submit())).toEqual(fresh);
      expect(await confirm(0)).toBe(200);
      expect(await toBody(await submit({ authorEmail: ' PARENT@home.example' }))).toEqual(fresh);
      expect(await subjects()).toEqual([
        'Confirm your review of Leeds Lions',
        'Confirm your review of Leeds Lions',
        'You’ve already reviewed Leeds Lions this season',
      ]);
    });

    it('drops the others waiting once one is confirmed: a stranger can’t occupy the place', async () => {
      await submit({ reviewText: 'The best club of them all, says a stranger.' });
      await submit({ reviewText: 'My own words, and not so kind.' });
      await submit({ reviewText: 'And the stranger once more, in five stars.' });
      expect(await confirm(1)).toBe(200);
      expect(await repository().find()).toEqual([
        expect.objectContaining({ reviewText: 'My own words, and not so kind.', isVerified: true }),
      ]);
      expect([await confirm(0), await confirm(2)]).toEqual([404, 404]);
    });

    it('replaces a confirmed one when it is confirmed too', async () => {
      await submit();
      await confirm(0);
      await submit({ reviewText: 'We changed our minds about this club.' });
      expect(await api.read('/clubs/leeds-lions/reviews')).toEqual([
        expect.objectContaining({ reviewText: 'Friendly coaches and a good pitch.' }),
      ]);
      expect(await confirm(1)).toBe(200);
      expect(await api.read('/clubs/leeds-lions/reviews')).toEqual([
        expect.objectContaining({ reviewText: 'We changed our minds about this club.' }),
      ]);
    });

    it('doesn’t count with another address, for another club, or in another season', async () => {
      await submit({ authorEmail: 'paretn@home.example' });
      await submit();
      await submit({ clubId: otherClubId });
      for (const index of [0, 1, 2]) expect(await confirm(index)).toBe(200);
      await api.database.dataSource.query('UPDATE reviews SET season = season - 1');
      await api.database.dataSource.query('UPDATE season_places SET season = season - 1');
      await submit();
      expect(await confirm(3)).toBe(200);
      expect(await repository().countBy({ isVerified: true })).toBe(4);
    });

    it('leaves one review when all are confirmed at the same moment', async () => {
      await Promise.all(Array.from({ length: 6 }, () => submit()));
      const statuses = await Promise.all([0, 1, 2, 3, 4, 5].map(confirm));
      expect(statuses.toSorted()).toEqual([200, ...Array<number>(5).fill(404)]);
      expect(await repository().count()).toBe(1);
      expect(await api.read('/stats')).toMatchObject({ totalReviews: 1 });
    });
  });

  it('holds back what a person should check, and says why', async () => {
    await submit({ reviewText: 'Ring me on 07700 900123 or see www.club.example for more.' });
    expect(await repository().findOneByOrFail({})).toMatchObject({
      isHeld: true,
      holdReason: 'phone-number,link',
    });
  });

  it('tells the form the rules for a text', async () => {
    expect(await api.read('/reviews/writing-rules')).toEqual({
      safeguardingWords: expect.arrayContaining(['abuse', 'safeguarding concern']),
    });
  });
});
