import { requestLinks } from '../../../test/support/author-links.js';
import { storeClubs } from '../../../test/support/factories.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson, siteAdminHeaders } from '../../../test/support/sessions.js';
import { newestToken } from '../../../test/support/stored-mails.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { Review } from '../../model/reviews/review.entity.js';
import { SubmissionTrace, SubmissionTraceBand } from '../../model/reviews/submission-trace.entity.js';
import type { ReviewPreview, SubmittedReview, VerifiedReview } from '../submission/review-submission.dto.js';

const COPIED =
  'Best club in the county, the coaches are superb and every child gets a game, we would never go anywhere else.';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const FROM_HERE = { 'x-forwarded-for': '81.2.69.7' };
const STARS = (stars: number) => ({
  ...{ coachingRating: stars, communicationRating: stars, facilitiesRating: stars },
  ...{ inclusivityRating: stars, valueRating: stars },
});

describe('fake reviews over HTTP', () => {
  const api = useTestApi('each', { rateLimits: true });
  let clubIds: number[];
  let writers = 0;

  /** Sends a review and returns the token of its link. */
  const send = async (
    changes: Record<string, unknown>,
    headers: Record<string, string> = {},
  ): Promise<string> => {
    writers += 1;
    const authorEmail = `writer${writers}@gmail.com`;
    const response = await postJson(
      api,
      '/reviews',
      reviewForm(clubIds[0] ?? 0, {
        authorEmail,
        reviewText: `Review ${writers} of this club.`,
        ...changes,
      }),
      { 'user-agent': `Browser ${writers}`, ...headers },
    );
    expect(response.status).toBe(201);
    return newestToken(api.database);
  };
  const confirm = async (token: string): Promise<VerifiedReview> =>
    (await (await postJson(api, '/reviews/verify', { token })).json()) as VerifiedReview;
  const newest = () =>
    api.database.dataSource.getRepository(Review).findOneOrFail({ where: {}, order: { id: 'DESC' } });

  beforeEach(async () => {
    const clubs = await storeClubs(api.database, [
      { name: 'Leeds Lions', website: 'https://leedslions.example' },
      { name: 'Ashby Rovers' },
    ]);
    clubIds = clubs.map(({ id }) => id);
  });

  it.each([1, 5])(
    'publishes only the first of 24 equal texts from two networks, at %i stars',
    async (stars) => {
      const tokens: string[] = [];
      for (let index = 0; index < 24; index += 1) {
        const network = index % 2 ? '81.2.69' : '81.2.70';
        const headers = { 'x-forwarded-for': `${network}.${index}`, 'user-agent': FIREFOX };
        tokens.push(await send({ ...STARS(stars), reviewText: COPIED }, headers));
      }
      const answers: VerifiedReview[] = [];
      for (const token of tokens) answers.push(await confirm(token));
      expect(answers.map(({ isHeld }) => isHeld).indexOf(true)).toBe(1);
      expect(await api.read('/clubs/leeds-lions/reviews')).toHaveLength(1);
      expect(await newest()).toMatchObject({ isHeld: true, holdReason: 'signals' });
    },
  );

  it('publishes only the first of equal texts, whichever clubs they are about, when all are confirmed at once', async () => {
    const tokens: string[] = [];
    for (let index = 0; index < 6; index += 1)
      tokens.push(await send({ reviewText: COPIED, clubId: clubIds[index % 2] }));
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.filter(({ isHeld }) => !isHeld).length).toBeLessThanOrEqual(1);
  });

  it('publishes two of twenty from one domain and network, with another browser name each', async () => {
    const tokens: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      const authorEmail = `fan${index}@catch-all.example`;
      tokens.push(await send({ ...STARS(1), authorEmail, secondsToWrite: 90 }, FROM_HERE));
    }
    for (const token of tokens) await confirm(token);
    expect(await api.read('/clubs/leeds-lions/reviews')).toHaveLength(2);
  });

  it('publishes a parent’s own whatever their neighbours send unconfirmed', async () => {
    const own = await send(
      { reviewText: COPIED, secondsToWrite: 90 },
      { ...FROM_HERE, 'user-agent': FIREFOX },
    );
    for (let index = 0; index < 9; index += 1) {
      const noise = { authorEmail: `noise${index}@home.example`, reviewText: COPIED, secondsToWrite: 1 };
      await send(noise, { ...FROM_HERE, 'user-agent': FIREFOX });
    }
    expect(await confirm(own)).toMatchObject({ isHeld: false });
  });

  it('holds a review from a throw-away address', async () => {
    expect(await confirm(await send({ authorEmail: 'x@mailinator.com' }))).toMatchObject({ isHeld: true });
  });

  it('publishes what families write in one school on one evening', async () => {
    const tokens: string[] = [];
    for (let index = 0; index < 18; index += 1) {
      const headers = { 'x-forwarded-for': `81.2.69.${index}`, 'user-agent': `Phone ${index % 5}` };
      tokens.push(await send({ secondsToWrite: 90 + index }, headers));
    }
    for (const token of tokens) expect(await confirm(token)).toMatchObject({ isHeld: false });
  });

  it('publishes a held one once a moderator has approved it', async () => {
    const token = await send({ authorEmail: 'coach@leedslions.example' });
    expect(await confirm(token)).toMatchObject({ isHeld: true });
    const { id } = await newest();
    const response = await api.call(`/reviews/${id}/approve`, {
      method: 'POST',
      headers: await siteAdminHeaders(api),
    });
    expect(response.status).toBe(200);
    expect(await api.read('/clubs/leeds-lions/reviews')).toHaveLength(1);
  });

  it('rejects a writing time that isn’t a number, and caps a client’s wrong clock', async () => {
    const response = await postJson(api, '/reviews', reviewForm(clubIds[0] ?? 0, { secondsToWrite: 'long' }));
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ fields: { secondsToWrite: 'secondsToWrite must be a number of seconds' } }),
    ]);
    await send({ secondsToWrite: 1e12 });
    const [trace] = await api.database.dataSource.getRepository(SubmissionTrace).find();
    expect(trace).toMatchObject({ secondsToWrite: 7 * 24 * 3600, signals: '' });
  });

  it('looks for them in an edited text too', async () => {
    await confirm(await send({ reviewText: COPIED, clubId: clubIds[1] }));
    const authorEmail = 'parent@home.example';
    expect(await confirm(await send({ authorEmail }))).toMatchObject({ isHeld: false });
    const token = await requestLinks(api, authorEmail);
    const { clubId: _club, authorEmail: _email, ...content } = reviewForm(0, { reviewText: COPIED });
    const edited = await postJson(api, '/reviews/mine/edit', { token, ...content });
    expect(edited.status).toBe(200);
    expect(await api.read('/clubs/leeds-lions/reviews')).toEqual([
      expect.objectContaining({ reviewText: expect.not.stringContaining('Best club') }),
    ]);
  });

  it('tells nobody who copies a review whose address its author has', async () => {
    const author = 'author@home.example';
    await confirm(await send({ authorEmail: author, reviewText: COPIED }));
    const seen: unknown[] = [];
    for (const guess of [author, 'member@home.example', 'coach@leedslions.example', 'x@mailinator.com']) {
      const copy = reviewForm(clubIds[0] ?? 0, { authorEmail: guess, reviewText: COPIED, secondsToWrite: 1 });
      const sent = await postJson(api, '/reviews', copy);
      const { receipt } = (await sent.json()) as SubmittedReview;
      const authorEmail = `copier${seen.length}@elsewhere.example`;
      expect((await postJson(api, '/reviews/correct-address', { receipt, authorEmail })).status).toBe(202);
      const token = await newestToken(api.database);
      const response = await postJson(api, '/reviews/verify/preview', { token });
      const { review, ...preview } = (await response.json()) as ReviewPreview;
      seen.push([preview, review.reviewText, await confirm(token)]);
    }
    expect(seen).toEqual(Array(4).fill(seen[0]));
    expect(seen[0]).toEqual([
      expect.objectContaining({ isHeld: true, replaces: null }),
      COPIED,
      expect.objectContaining({ isHeld: true }),
    ]);
  });

  it('leaves nothing behind once the author has everything erased', async () => {
    const authorEmail = 'parent@home.example';
    await confirm(await send({ authorEmail, reviewText: COPIED }));
    const traces = () => api.database.dataSource.getRepository(SubmissionTrace).count();
    expect(await traces()).toBe(1);
    const token = await requestLinks(api, authorEmail);
    expect((await postJson(api, '/reviews/mine/erase', { token })).status).toBe(200);
    expect(await traces()).toBe(0);
    expect(await api.database.dataSource.getRepository(SubmissionTraceBand).count()).toBe(0);
  });
});
