import { readFileSync } from 'node:fs';
import { claimForm } from '../../../test/support/claim-form.js';
import { clubAdminHeaders, storeClubAdmin } from '../../../test/support/club-admins.js';
import { storeClubs } from '../../../test/support/factories.js';
import { sendNotice } from '../../../test/support/notice-form.js';
import { reviewForm } from '../../../test/support/review-form.js';
import { postJson, siteAdminHeaders } from '../../../test/support/sessions.js';
import { storeStaff } from '../../../test/support/staff.js';
import { newestToken, storedMails } from '../../../test/support/stored-mails.js';
import { storedTotals } from '../../../test/support/stored-totals.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { TEST_KEYS } from '../../../test/support/test-settings.js';
import { Club } from '../../model/clubs/club.entity.js';
import { recountStoredValues } from '../../model/reviews/recount.js';
import { Review } from '../../model/reviews/review.entity.js';
import { SeasonSlot } from '../../model/reviews/season-slot.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { StoredSession } from '../../platform/auth/stored-session.entity.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data-source.js';
import { EmailProtection } from '../../platform/security/email-protection.js';
import { Claim } from '../../club-area/claims/claim.entity.js';
import { ClubAdmin, ManagedClub } from '../../accounts/club-admins/club-admin.entity.js';
import { RowPurge } from '../retention/row-purge.js';
import { StaffMember } from '../../accounts/staff/staff-member.entity.js';
import type { ErasedPerson, FoundPerson, PersonCopy } from './people.dto.js';
import { PERSONAL_DATA_SOURCES } from './people.service.js';

const EMAIL = 'sam.okafor@home.example';
const OTHER = 'somebody.else@home.example';
const REFERENCE = 'Request 17';
const protection = new EmailProtection(TEST_KEYS);

/** Names in docs/privacy.md, in the first group of what matches. */
function namesIn(pattern: RegExp): string[] {
  const text = readFileSync(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8');
  return [...text.matchAll(pattern)].flatMap(([, cell]) =>
    [...(cell ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ''),
  );
}

describe('a person who asks what is stored about them', () => {
  const api = useTestApi('each', { rateLimits: false });
  let owner: Record<string, string>;
  let clubId: number;

  const ask = (action: 'find' | 'export' | 'erase', body: object): Promise<Response> =>
    postJson(api, `/admin/people/${action}`, body, owner);
  const find = async (email = EMAIL): Promise<FoundPerson> => {
    const answer = await ask('find', { email, reference: REFERENCE });
    expect(answer.status).toBe(200);
    return (await answer.json()) as FoundPerson;
  };
  const getCopy = async (email = EMAIL): Promise<PersonCopy> =>
    (await (await ask('export', { email, reference: REFERENCE })).json()) as PersonCopy;
  const erase = (email = EMAIL, confirmation = email): Promise<Response> =>
    ask('erase', { email, confirmation, reference: REFERENCE });
  const getCounts = ({ parts }: Pick<FoundPerson, 'parts'>): Record<string, number> =>
    Object.fromEntries(parts.map(({ kind, count }) => [kind, count]));
  const getFates = ({ parts }: Pick<FoundPerson, 'parts'>): Record<string, string[]> =>
    Object.fromEntries(parts.map(({ kind, entries }) => [kind, entries.map(({ fate }) => fate)]));

  const review = async (authorEmail: string, changes: object = {}): Promise<string> => {
    expect((await postJson(api, '/reviews', reviewForm(clubId, { authorEmail, ...changes }))).status).toBe(
      201,
    );
    return newestToken(api.database);
  };
  const publish = async (authorEmail: string, reviewText: string): Promise<number> => {
    const token = await review(authorEmail, { reviewText });
    expect((await postJson(api, '/reviews/verify', { token })).status).toBe(200);
    return (await api.database.dataSource.manager.findOneByOrFail(Review, { reviewText })).id;
  };
  const report = async (reviewId: number, email: string): Promise<void> => {
    await postJson(api, '/reports', { reviewId, reason: 'not-genuine', words: 'I was there myself.', email });
    const token = await newestToken(api.database, 'report-confirmation');
    expect((await postJson(api, '/reports/confirm', { token })).status).toBe(200);
  };
  const claim = (contactEmail: string, changes: object = {}): Promise<Response> =>
    postJson(api, '/clubs/claim', claimForm({ contactEmail, ...changes }));

  /** One entry of every kind, by two people. */
  const fillSite = async (): Promise<void> => {
    const third = await publish('third@home.example', 'What the third one says.');
    for (const email of [OTHER, EMAIL]) {
      await publish(email, `A friendly club, says ${email.split('@')[0]}.`);
      await report(third, email);
      await sendNotice(api, third, { email });
      expect((await claim(email)).status).toBe(201);
      await storeClubAdmin(api.database, clubId, { email });
      await storeStaff(api.database, 'moderator', { email, name: 'A moderator' });
    }
    const { manager } = api.database.dataSource;
    await manager.update(Club, clubId, { contactEmail: protection.encrypt(EMAIL) });
  };

  beforeEach(async () => {
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club?.id ?? 0;
    owner = await siteAdminHeaders(api);
  });

  it('is found by the address alone, with all of their data and nobody else’s', async () => {
    await fillSite();
    const found = await find();
    expect(getCounts(found)).toMatchObject({
      review: 1,
      'season-place': 1,
      report: 1,
      notice: 1,
      claim: 1,
      'club-login': 1,
      'club-contact': 1,
      staff: 1,
    });
    const copied = JSON.stringify(await getCopy());
    expect(copied).toContain('A friendly club, says sam.okafor.');
    expect(copied).toContain(claimForm()['contactPhone']);
    expect(copied).not.toContain('somebody.else');
    expect(JSON.stringify(found)).not.toContain(OTHER);
    expect((await find('stranger@home.example')).parts).toEqual([]);
  });

  it('is recognised by the mailbox, however the address is written', async () => {
    await publish('sam.okafor+lions@gmail.com', 'Written from another address of mine.');
    await claim('SAMOKAFOR@googlemail.com');
    expect(getCounts(await find('Sam.Okafor@gmail.com'))).toMatchObject({ review: 1, claim: 1 });
  });

  it('has mails being sent included, but never their content', async () => {
    await review(EMAIL);
    const token = await newestToken(api.database);
    const copied = await getCopy();
    expect(copied.entries.map(({ kind }) => kind)).toContain('mail');
    expect(JSON.stringify(copied)).not.toContain(token);
  });

  it('is erased with everything that isn’t kept for another reason, while others keep theirs', async () => {
    await fillSite();
    const others = await getCopy(OTHER);
    const { manager } = api.database.dataSource;
    const login = await manager.findOneByOrFail(ClubAdmin, { emailHash: protection.hash(EMAIL) });
    await clubAdminHeaders(api, EMAIL);
    const announced = getFates(await find());
    expect(announced).toMatchObject({
      ...{ review: ['deleted'], 'season-place': ['kept'], report: ['emptied'], notice: ['kept'] },
      ...{ claim: ['emptied'], 'club-login': ['deleted'], 'club-contact': ['emptied'], staff: ['emptied'] },
    });

    const answer = await erase();
    expect(answer.status).toBe(200);
    expect(getCounts({ parts: ((await answer.json()) as ErasedPerson).left })).toEqual({
      'season-place': 1,
      notice: 1,
    });
    expect(getCounts(await find())).toEqual({ 'season-place': 1, notice: 1 });
    expect(JSON.stringify((await getCopy(OTHER)).entries)).toBe(JSON.stringify(others.entries));

    expect(await manager.existsBy(StoredSession, { role: 'club-admin', subject: String(login.id) })).toBe(
      false,
    );
    expect(await manager.countBy(ManagedClub, { clubId })).toBe(1);
    const claims = await manager.find(Claim, { order: { id: 'ASC' } });
    expect(claims.map(({ status, contactEncrypted }) => [status, contactEncrypted !== null])).toEqual([
      ['pending', true],
      ['rejected', false],
    ]);
    const staff = await manager.find(StaffMember, { order: { id: 'ASC' } });
    expect(staff.map(({ state, name }) => [state, name])).toEqual([
      ['active', 'A moderator'],
      ['ended', 'A moderator'],
    ]);
    const kept = await storedTotals(api.database);
    await recountStoredValues(api.database);
    expect(kept).toEqual(await storedTotals(api.database));
  });

  it('leaves a club free to be claimed again when its only login is erased', async () => {
    await storeClubAdmin(api.database, clubId, { email: EMAIL });
    expect((await erase()).status).toBe(200);
    const { manager } = api.database.dataSource;
    const ended = await manager.findOneByOrFail(AuditEntry, { action: 'login-ended' });
    expect(ended).toMatchObject({ subjectId: clubId, fromStatus: 'managed', toStatus: 'unmanaged' });
    expect((await claim('next@lions.example', { clubId, clubName: undefined })).status).toBe(201);
    expect((await storedMails(api.database)).map(({ to }) => to)).not.toContain(EMAIL);
  });

  it('gets no more mail', async () => {
    const token = await review(EMAIL);
    expect((await erase()).status).toBe(200);
    expect((await storedMails(api.database)).filter(({ to }) => to === EMAIL)).toEqual([]);
    expect((await postJson(api, '/reviews/verify', { token })).status).toBe(404);
  });

  it('can’t be erased while they are the last owner, and nothing of theirs is deleted', async () => {
    await storeStaff(api.database, 'owner', { email: EMAIL });
    await publish(EMAIL, 'The owner has a child there.');
    const refusal = 'This is the last owner: make someone else an owner first';
    expect((await find()).refusal).toBe(refusal);
    const answer = await erase();
    expect(answer.status).toBe(409);
    expect(((await answer.json()) as ErrorResponse).message).toBe(refusal);
    expect(getCounts(await find())).toMatchObject({ staff: 1, review: 1 });

    await storeStaff(api.database, 'owner', { email: 'second@staff.example' });
    expect((await erase()).status).toBe(200);
  });

  it.each([
    ['another address', { confirmation: OTHER }, 'confirmation'],
    ['no confirmation', { confirmation: undefined }, 'confirmation'],
    ['no reference', { reference: ' ' }, 'reference'],
    ['a reference that is an address', { reference: `Mail of ${EMAIL}` }, 'reference'],
    ['no address', { email: 'sam' }, 'email'],
  ])('isn’t erased with %s', async (_, wrong, field) => {
    await publish(EMAIL, 'Still there.');
    const answer = await ask('erase', { email: EMAIL, confirmation: EMAIL, reference: REFERENCE, ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys(((await answer.json()) as ErrorResponse).fields ?? {})).toEqual([field]);
    expect(getCounts(await find())).toMatchObject({ review: 1 });
  });

  it('leaves in the record who requested it, for which request, and a hash that is deleted after two years', async () => {
    await publish(EMAIL, 'A good club.');
    await find();
    await getCopy();
    await erase();
    const { earlier } = await find();
    expect(earlier.map(({ action, reference, staffName }) => [action, reference, staffName])).toEqual(
      ['person-erased', 'person-exported', 'person-found'].map((action) => [
        action,
        REFERENCE,
        'Site password',
      ]),
    );
    const { manager } = api.database.dataSource;
    const entries = await manager.findBy(AuditEntry, { subjectType: 'addresses' });
    expect(JSON.stringify(entries)).not.toContain('@');
    const hashes = async (): Promise<(string | null)[]> =>
      (await manager.findBy(AuditEntry, { subjectType: 'addresses' })).map(({ personHash }) => personHash);
    expect(new Set(await hashes())).toEqual(new Set([protection.authorHash(EMAIL)]));

    const later = new Date();
    later.setUTCFullYear(later.getUTCFullYear() + 1, later.getUTCMonth() + 11);
    await api.get(RowPurge).run(later);
    expect(await hashes()).not.toContain(null);
    later.setUTCMonth(later.getUTCMonth() + 2);
    await api.get(RowPurge).run(later);
    expect(new Set(await hashes())).toEqual(new Set([null]));
  });

  it('can send reviews while being erased: the totals stay exact, and the next erasure removes the rest', async () => {
    const tokens = [await review(EMAIL, { reviewText: 'The first text of mine.' }), await review(EMAIL)];
    await publish(OTHER, 'Somebody else has a word too.');
    const answers = await Promise.all([
      erase(),
      ...tokens.map((token) => postJson(api, '/reviews/verify', { token })),
      erase(),
      postJson(api, '/reviews', reviewForm(clubId, { authorEmail: EMAIL, reviewText: 'And one more.' })),
    ]);
    for (const { status } of answers) expect([200, 201, 404, 409]).toContain(status);
    const kept = await storedTotals(api.database);
    await recountStoredValues(api.database);
    expect(kept).toEqual(await storedTotals(api.database));

    expect((await erase()).status).toBe(200);
    const { manager } = api.database.dataSource;
    const authorEmailHash = protection.authorHash(EMAIL);
    expect(await manager.countBy(Review, { authorEmailHash })).toBe(0);
    expect(await manager.countBy(SeasonSlot, { authorEmailHash })).toBe(1);
    expect(await manager.count(Review)).toBe(1);
  });

  it('is looked for in every table that docs/privacy.md lists, unless it says why not', () => {
    const stored = namesIn(/^### (`\w+`)/gm);
    const sources = api.get<PersonalDataSource[]>(PERSONAL_DATA_SOURCES);
    const covered = sources.flatMap(({ tables }) => [...tables]);
    const explained = namesIn(/^\| ((?:`\w+`(?:, )?)+) +\|/gm);
    expect([...new Set([...covered, ...explained])].sort()).toEqual(stored.sort());
    expect(explained.filter((table) => covered.includes(table))).toEqual([]);
  });
});
