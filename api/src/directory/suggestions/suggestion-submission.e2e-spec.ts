import { storeClubs } from '../../../test/support/factories.js';
import { postJson } from '../../../test/support/sessions.js';
import { storedMails } from '../../../test/support/stored-mails.js';
import { correction, missingClub } from '../../../test/support/suggestion-form.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { Club } from '../../model/clubs/club.entity.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import { ClubSuggestion } from './club-suggestion.entity.js';

const CLUB = 'Please select the club from the list';
const WORDS = 'Please tell us more: at least 10 characters';

describe('a suggestion over HTTP', () => {
  const api = useTestApi('suite', { rateLimits: false });
  let lions: number;
  let yaks: number;

  const submit = (body: Record<string, unknown>): Promise<Response> => postJson(api, '/suggestions', body);
  const repository = () => api.database.dataSource.getRepository(ClubSuggestion);

  beforeAll(async () => {
    const clubs = await storeClubs(api.database, [{ name: 'Leeds Lions' }, { name: 'York Yaks' }]);
    [lions = 0, yaks = 0] = clubs.map(({ id }) => id);
  });

  beforeEach(async () => {
    await api.database.dataSource.query('DELETE FROM club_suggestions');
    await repository().manager.update(Club, lions, { state: 'listed', successorId: null });
  });

  it('of a missing club is stored for the moderators', async () => {
    const answer = await submit(
      missingClub({ clubName: ' Mill  Hill Hornets ', postcode: 'ls63aa', websiteUrl: 'hornets.example' }),
    );
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ message: 'Thank you. A moderator reads every suggestion.' });
    expect(await repository().find()).toEqual([
      expect.objectContaining({
        ...{ kind: 'missing', state: 'open', clubName: 'Mill Hill Hornets', place: 'Leeds' },
        ...{ postcode: 'LS6 3AA', websiteUrl: 'https://hornets.example', sport: 'Football' },
        ...{ words: 'They train on Tuesdays.', clubId: null, problem: null, wantsAnswer: false },
        ...{ emailEncrypted: null, emailHash: null },
      }),
    ]);
  });

  it('of a correction names the club as the directory does', async () => {
    const body = correction(lions, { problem: 'double', otherClubId: yaks, clubName: 'Something rude' });
    expect((await submit(body)).status).toBe(202);
    expect(await repository().findOneByOrFail({})).toMatchObject({
      ...{ kind: 'correction', clubId: lions, clubName: 'Leeds Lions', problem: 'double' },
      ...{ otherClubId: yaks, words: 'They folded last summer.' },
    });
  });

  it('keeps an address unreadable, and sends it nothing', async () => {
    await submit(missingClub({ email: ' sam@home.example ' }));
    const kept = await repository().findOneByOrFail({});
    expect(kept.wantsAnswer).toBe(true);
    expect(kept.emailHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(kept)).not.toContain('sam@');
    expect(await storedMails(api.database)).toEqual([]);
  });

  it.each([
    ['listed', 202],
    ['closed', 202],
    ['hidden', 404],
  ] as const)('about a club that is %s gets %i', async (state, status) => {
    await repository().manager.update(Club, lions, { state });
    expect((await submit(correction(lions))).status).toBe(status);
  });

  it('about a merged club is about the one that stays', async () => {
    await repository().manager.update(Club, lions, { state: 'merged', successorId: yaks });
    expect((await submit(correction(lions))).status).toBe(202);
    expect(await repository().findOneByOrFail({})).toMatchObject({ clubId: yaks, clubName: 'York Yaks' });
  });

  it('names the field when a club doesn’t exist', async () => {
    const answer = await submit(correction(lions, { otherClubId: 424_242_424 }));
    expect(answer.status).toBe(404);
    expect(((await answer.json()) as ErrorResponse).fields).toEqual({ otherClubId: 'Club not found' });
  });

  it.each([
    [{ clubName: undefined }, 'Please enter the club’s name'],
    [{ clubName: '?!' }, 'Please enter the club’s name'],
    [{ clubName: 'x'.repeat(161) }, 'The club’s name must be at most 160 characters'],
    [{ place: ' ' }, 'Please enter the town or village'],
    [{ postcode: 'LS6' }, 'Please enter a full UK postcode such as LS6 3AA, or leave it empty'],
    [{ websiteUrl: 'javascript:alert(1)' }, expect.stringContaining('valid website')],
    [{ sport: 'x'.repeat(61) }, 'The sport must be at most 60 characters'],
    [{ words: 'x'.repeat(2001) }, 'Your message must be at most 2,000 characters'],
    [{ email: 'sam' }, 'Please enter a valid email address'],
    [{ kind: 'rumour' }, 'Please select what you’d like to tell us'],
  ])('of a missing club is refused with %j', async (changes, message) => {
    const answer = await submit(missingClub(changes));
    expect(answer.status).toBe(400);
    const { fields } = (await answer.json()) as ErrorResponse;
    expect(fields).toEqual({ [Object.keys(changes)[0] ?? '']: message });
    expect(await repository().count()).toBe(0);
  });

  it.each([
    [{ clubId: undefined }, CLUB],
    [{ clubId: 'lions' }, CLUB],
    [{ problem: undefined }, 'Please say what’s wrong'],
    [{ problem: 'boring' }, 'Please say what’s wrong'],
    [{ words: ' too short ' }, WORDS],
    [{ words: undefined }, WORDS],
    [{ otherClubId: 'yaks' }, 'Please select the other entry, or leave it empty'],
  ])('of a correction is refused with %j', async (changes, message) => {
    const answer = await submit(correction(lions, changes));
    expect(answer.status).toBe(400);
    const { fields } = (await answer.json()) as ErrorResponse;
    expect(fields).toEqual({ [Object.keys(changes)[0] ?? '']: message });
  });

  it('of a duplicate needs two clubs', async () => {
    const answer = await submit(correction(lions, { problem: 'double', otherClubId: lions }));
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as ErrorResponse).fields).toHaveProperty('otherClubId');
  });

  it('lists everything that is missing at once', async () => {
    const getFields = async (body: Record<string, unknown>) =>
      Object.keys(((await (await submit(body)).json()) as ErrorResponse).fields ?? {}).sort();
    expect(await getFields({})).toEqual(['kind']);
    expect(await getFields({ kind: 'missing', email: 'x' })).toEqual(['clubName', 'email', 'place']);
    expect(await getFields({ kind: 'correction' })).toEqual(['clubId', 'problem', 'words']);
  });
});

describe('the number of suggestions', () => {
  const api = useTestApi('suite', { rateLimits: true });

  const from = (network: string, body: Record<string, unknown>) =>
    postJson(api, '/suggestions', body, { 'x-forwarded-for': network });

  it('gets the same response for every address, which one sender can have told about five a day', async () => {
    const answers: string[] = [];
    for (let sent = 0; sent < 7; sent += 1) {
      const answer = await from('198.51.100.1', missingClub({ email: 'Sam@home.example' }));
      answers.push(`${answer.status} ${await answer.text()}`);
    }
    expect(new Set(answers).size).toBe(1);
    const { manager } = api.database.dataSource;
    expect(await manager.countBy(ClubSuggestion, { wantsAnswer: true })).toBe(5);
    await from('198.51.100.2', missingClub({ email: 'Sam@home.example' }));
    expect(await manager.countBy(ClubSuggestion, { wantsAnswer: true })).toBe(6);
  });
});
