import { DirectorySite } from '../../../test/support/directory-site.js';
import { postJson, send } from '../../../test/support/sessions.js';
import { storedMails } from '../../../test/support/stored-mails.js';
import { correction, missingClub } from '../../../test/support/suggestion-form.js';
import { useSite } from '../../../test/support/started.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import type { PersonCopy } from '../../privacy/people/people.dto.js';
import type { AdminSuggestion } from './admin-suggestions.dto.js';
import { ClubSuggestion } from './club-suggestion.entity.js';

const HEADINGLEY = { postcode: 'LS6 3AA', latitude: 53.82, longitude: -1.57 };

describe('moderating suggestions', () => {
  const site = useSite('each', () => DirectorySite.start());
  let lions: number;
  let yaks: number;

  beforeEach(async () => {
    [lions = 0, yaks = 0] = await site.store(
      { name: 'Leeds Lions', ...HEADINGLEY },
      { name: 'York Yaks', location: 'York' },
    );
  });

  const list = async (query = ''): Promise<AdminSuggestion[]> =>
    (await (await site.get(`/admin/suggestions${query}`)).json()) as AdminSuggestion[];
  const submit = async (body: Record<string, unknown>): Promise<AdminSuggestion> => {
    expect((await postJson(site.api, '/suggestions', body)).status).toBe(202);
    return (await list())[0] as AdminSuggestion;
  };
  const decide = (id: number, body: object): Promise<Response> =>
    send(site.api, 'PATCH', `/admin/suggestions/${id}`, site.headers, body);
  const manager = () => site.api.database.dataSource.manager;
  const waiting = async () =>
    ((await (await site.get('/admin/stats')).json()) as { openSuggestions: number }).openSuggestions;

  it('lists them newest first, in pages, by state', async () => {
    for (const clubName of ['First', 'Second', 'Third']) await submit(missingClub({ clubName }));
    const answer = await site.get('/admin/suggestions?state=open&limit=2');
    expect(((await answer.json()) as AdminSuggestion[]).map(({ clubName }) => clubName)).toEqual([
      'Third',
      'Second',
    ]);
    const [, next = ''] = /<\/api([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '') ?? [];
    const rest = await site.get(next);
    expect(((await rest.json()) as AdminSuggestion[]).map(({ clubName }) => clubName)).toEqual(['First']);
    expect(rest.headers.get('link')).toBeNull();
    expect(await list('?state=declined')).toEqual([]);
    expect((await site.get('/admin/suggestions?state=lost')).status).toBe(400);
    expect((await site.get('/admin/suggestions/x')).status).toBe(404);
    expect(await waiting()).toBe(3);
  });

  it('shows which clubs a missing one may be, nearby ones first, hidden ones too', async () => {
    const [twin = 0, far = 0, , hidden = 0, misspelt = 0, , harriers = 0] = await site.store(
      { name: 'Mill Hill Hornets FC', ...HEADINGLEY },
      { name: 'Hornets Mill Hill', location: 'Barnet', latitude: 51.6, longitude: -0.2 },
      { name: 'Mill Hill Wasps', ...HEADINGLEY },
      { name: 'Mill Hill Hornets Juniors', state: 'hidden' },
      { name: 'Mill Hill Horntes', ...HEADINGLEY },
      { name: 'Broadway Hawks', ...HEADINGLEY },
      { name: 'Headingly Harrirs', location: 'York' },
    );
    const { id, lookalikes } = await submit(missingClub({ clubName: 'The Mill Hill Hornets' }));
    expect(lookalikes.map((club) => club.id)).toEqual([twin, misspelt, far, hidden]);
    expect(lookalikes[0]).toEqual({
      ...{ id: twin, name: 'Mill Hill Hornets FC', slug: 'mill-hill-hornets-fc', location: 'Leeds' },
      ...{ postcode: 'LS6 3AA', state: 'listed' },
    });
    expect((await submit(missingClub({ clubName: 'Broadway Sharks' }))).lookalikes).toEqual([]);
    const { lookalikes: misspelled } = await submit(missingClub({ clubName: 'Headingley Harriers' }));
    expect(misspelled.map((club) => club.id)).toEqual([harriers]);
    expect((await submit(missingClub({ clubName: 'Zebras', postcode: '' }))).lookalikes).toEqual([]);
    await decide(id, { state: 'declined', answer: 'We know it as Mill Hill Hornets FC.' });
    expect((await list()).find((one) => one.id === id)?.lookalikes).toEqual([]);
  });

  it('accepts a missing club with the club that it has become, and tells whoever asked', async () => {
    const { id } = await submit(
      missingClub({ clubName: 'BUY NOW', words: 'At https://spam.example', email: 'sam@home.example' }),
    );
    const without = await decide(id, { state: 'accepted' });
    expect(without.status).toBe(400);
    expect(((await without.json()) as ErrorResponse).fields).toHaveProperty('clubId');
    expect((await decide(id, { state: 'accepted', clubId: 424_242_424 })).status).toBe(404);

    const accepted = (await (
      await decide(id, { state: 'accepted', clubId: yaks })
    ).json()) as AdminSuggestion;
    expect(accepted).toMatchObject({
      ...{ state: 'accepted', club: { id: yaks, name: 'York Yaks' }, decidedBy: 'Site password' },
      ...{ decidedAt: expect.any(String) as string, wantsAnswer: true },
    });
    const mails = await storedMails(site.api.database);
    expect(mails.map(({ to, mail }) => [to, mail.kind])).toEqual([
      ['sam@home.example', 'suggestion-outcome'],
    ]);
    const [{ subject, text, html }] = mails as [(typeof mails)[number]];
    expect(subject).toContain('in our directory');
    expect(text).toContain('York Yaks');
    expect(text).toMatch(/\/clubs\/york-yaks$/m);
    expect(text).toContain('because someone asked us to send the outcome of a suggestion');
    // Nobody has confirmed the address: what was suggested isn't sent to it.
    for (const sent of [subject, text, html]) expect(sent).not.toMatch(/BUY NOW|spam\.example/);
  });

  it('deletes the address with the decision, and keeps who decided', async () => {
    const { id } = await submit(correction(lions, { email: 'sam@home.example' }));
    expect((await manager().findOneByOrFail(ClubSuggestion, { id })).emailHash).not.toBeNull();
    expect((await decide(id, { state: 'accepted', answer: 'It is marked as closed.' })).status).toBe(200);
    expect(await manager().findOneByOrFail(ClubSuggestion, { id })).toMatchObject({
      ...{ emailEncrypted: null, emailHash: null, state: 'accepted', decidedBy: 'Site password' },
    });
    const entry = await manager().findOneByOrFail(AuditEntry, { subjectType: 'suggestion', subjectId: id });
    expect(entry).toMatchObject({
      ...{ actor: 'site-admin', staffName: 'Site password', action: 'accepted' },
      ...{ fromStatus: 'open', toStatus: 'accepted', reason: 'It is marked as closed.' },
    });
    const [mail] = await storedMails(site.api.database);
    expect(mail?.subject).toBe('Thank you: we’ve put it right');
    expect(mail?.text).toContain('It is marked as closed.');
    expect(await waiting()).toBe(0);
  });

  it('finds, copies and erases what an address has suggested while it is waiting', async () => {
    const { id } = await submit(correction(lions, { email: 'Sam+club@gmail.com' }));
    await submit(missingClub({ email: 'kim@home.example' }));
    const request = { email: 'sam@gmail.com', reference: 'Request 17' };
    const copy = (await (await site.post('/admin/people/export', request)).json()) as PersonCopy;
    expect(JSON.stringify(copy)).toMatch(/They folded last summer\..*Sam\+club@gmail\.com/);
    const erasure = { ...request, confirmation: request.email };
    expect((await site.post('/admin/people/erase', erasure)).status).toBeLessThan(300);
    expect((await list()).map(({ clubName }) => clubName)).toEqual(['Mill Hill Hornets']);
    expect((await site.get(`/admin/suggestions/${id}`)).status).toBe(404);
  });

  it('gives a reason for declining one', async () => {
    const { id } = await submit(correction(lions, { words: 'VERY RUDE WORDS', email: 'sam@home.example' }));
    const without = await decide(id, { state: 'declined', answer: ' ' });
    expect(without.status).toBe(400);
    expect(((await without.json()) as ErrorResponse).fields).toEqual({ answer: 'Please give a reason' });
    expect((await decide(id, { state: 'declined', answer: 'They still play.' })).status).toBe(200);
    const [mail] = await storedMails(site.api.database);
    expect(mail?.text).toMatch(/Leeds Lions[\s\S]*They still play\./);
    expect(mail?.text).not.toMatch(/RUDE|\/clubs\//);
  });

  it('sends nothing if no address was left', async () => {
    const { id } = await submit(correction(lions));
    await decide(id, { state: 'accepted' });
    expect(await storedMails(site.api.database)).toEqual([]);
  });

  it('accepts a correction of a club that has since been hidden, without a link to it', async () => {
    const { id } = await submit(correction(lions, { problem: 'other', email: 'sam@home.example' }));
    await site.post(`/admin/clubs/${lions}/hide`, { reason: 'Invented' });
    expect((await decide(id, { state: 'accepted' })).status).toBe(200);
    const [mail] = await storedMails(site.api.database);
    expect(mail?.text).not.toContain('/clubs/');
  });

  it('accepts a duplicate once it is merged, with a link to the club that stays', async () => {
    const double = { problem: 'double', otherClubId: yaks, email: 'sam@home.example' };
    const { id, otherClub } = await submit(correction(lions, double));
    expect(otherClub).toMatchObject({ id: yaks, name: 'York Yaks' });
    await site.post(`/admin/clubs/${lions}/merge`, { into: yaks, reason: 'Listed twice' });
    expect((await decide(id, { state: 'accepted' })).status).toBe(200);
    const [mail] = await storedMails(site.api.database);
    expect(mail?.text).toMatch(/\/clubs\/york-yaks$/m);
  });

  it('decides once, whoever is faster', async () => {
    const { id } = await submit(correction(lions, { email: 'sam@home.example' }));
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        decide(id, index % 2 ? { state: 'accepted' } : { state: 'declined', answer: 'They still play.' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await storedMails(site.api.database)).toHaveLength(1);
    expect(await manager().countBy(AuditEntry, { subjectType: 'suggestion' })).toBe(1);
  });
});
