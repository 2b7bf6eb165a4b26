import { Secret, TOTP } from 'otpauth';
import { ClubAccount, EMAIL } from '../../../test/support/club-account.js';
import { CLUB_PASSWORD, clubAdminHeaders } from '../../../test/support/club-admins.js';
import { TestBrowser } from '../../../test/support/cookies.js';
import { onMachine } from '../../../test/support/machine-clock.js';
import { bearer, postJson, send, siteAdminHeaders } from '../../../test/support/sessions.js';
import { STAFF_PASSWORD, staffHeaders, storeStaff } from '../../../test/support/staff.js';
import { useSite } from '../../../test/support/started.js';
import { storedMails } from '../../../test/support/stored-mails.js';
import type { AdminClub } from '../../directory/admin-clubs.dto.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import type { SecondStep } from '../account.dto.js';
import type { SecondFactorState } from '../second-factor/second-factor.dto.js';
import type { ClubAdminLoginResponse } from './account.dto.js';
import { ClubAdmin, ClubAdminPasskey, ClubAdminRecoveryCode } from './club-admin.entity.js';

type Headers = Record<string, string>;

describe('a club’s second factor', () => {
  const account = useSite('suite', () => ClubAccount.start());
  let headers: Headers;

  beforeEach(async () => {
    await account.renew();
    headers = await clubAdminHeaders(account.api, EMAIL);
  });

  const read = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T;
  const getCode = (secret: string, seconds = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });
  const getState = (): Promise<SecondFactorState> =>
    read(account.api.call('/club-admin/account', { headers }));
  const prove = async (code?: string): Promise<string> =>
    (
      await read<{ proof: string }>(
        account.post('/account/proof', { password: CLUB_PASSWORD, code }, headers),
      )
    ).proof;
  const setUpTotp = async (): Promise<{ secret: string; recoveryCodes: string[] }> => {
    const proof = await prove();
    const { ticket, secret } = await read<{ ticket: string; secret: string }>(
      account.post('/account/totp/setup', { proof }, headers),
    );
    // While the clock stands still: if the next half minute began, this code would be too old.
    const { recoveryCodes } = await onMachine(0, () =>
      read<{ recoveryCodes: string[] }>(
        account.post('/account/totp', { proof, ticket, code: getCode(secret, -30) }, headers),
      ),
    );
    return { secret, recoveryCodes };
  };
  const begin = async (): Promise<SecondStep> => {
    const response = await account.logIn();
    expect(response.status).toBe(202);
    return ((await response.json()) as { secondStep: SecondStep }).secondStep;
  };
  const finish = (ticket: string, code: string): Promise<Response> =>
    account.post('/login/code', { ticket, code });

  it('is off until its owner sets one up, and is asked for from then on', async () => {
    expect(await getState()).toEqual({
      isSecondFactorRequired: false,
      hasTotp: false,
      passkeys: [],
      arePasskeysPossible: false,
      recoveryCodesLeft: 0,
    });
    const { secret } = await setUpTotp();
    expect(await getState()).toMatchObject({ hasTotp: true, recoveryCodesLeft: 10 });
    const browser = new TestBrowser(account.api);
    const login = { email: EMAIL, password: CLUB_PASSWORD };
    const response = await browser.call('POST', '/club-admin/login', login);
    expect(response.status).toBe(202);
    expect(browser.cookies.size).toBe(0);
    expect(Object.keys((await response.json()) as object)).toEqual(['secondStep']);
    const { ticket, methods } = await begin();
    expect(methods).toEqual(['totp', 'recovery-code']);
    expect((await finish(ticket, '000000')).status).toBe(400);
    const session = await read<ClubAdminLoginResponse>(finish(ticket, getCode(secret)));
    expect(session.admin).toEqual({ name: 'Sam Okafor', email: EMAIL });
    expect(await account.sessionStatus(bearer(session.token))).toBe(200);
    expect((await account.logIn('wrong')).status).toBe(401);
  });

  it('is asked for after a new password by a mailed link too', async () => {
    const { recoveryCodes } = await setUpTotp();
    const before = (await storedMails(account.api.database)).length;
    const token = await account.resetToken();
    const response = await account.post('/set-password', { token, password: 'half-time' });
    expect(response.status).toBe(202);
    const { secondStep } = (await response.json()) as { secondStep: SecondStep };
    expect((await finish(secondStep.ticket, recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await account.logIn('half-time')).status).toBe(202);
    expect((await storedMails(account.api.database)).length).toBe(before + 2);
  });

  it('is added and removed only with a proof, and its owner is told by mail', async () => {
    const refused = await account.post('/account/totp/setup', { proof: 'made up' }, headers);
    expect(refused.status).toBe(403);
    const { secret } = await setUpTotp();
    const proof = await prove(getCode(secret));
    const removed = await send(account.api, 'DELETE', '/club-admin/account/totp', headers, { proof });
    expect(removed.status).toBe(204);
    expect(await getState()).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 });
    expect((await account.logIn()).status).toBe(200);
    const mails = await storedMails(account.api.database);
    expect(mails.map(({ to, mail }) => [to, mail.kind])).toEqual([
      [EMAIL, 'club-login-changed'],
      [EMAIL, 'club-login-changed'],
    ]);
  });

  it('opens no door of the staff, and theirs opens none of a club', async () => {
    const { secret, recoveryCodes } = await setUpTotp();
    const { ticket } = await begin();
    const asStaff = await postJson(account.api, '/admin/login/code', { ticket, code: getCode(secret) });
    expect(asStaff.status).toBe(410);
    await storeStaff(account.api.database, 'moderator', { email: 'mod@staff.example' });
    const staff = await staffHeaders(account.api, 'mod@staff.example');
    const { proof } = await read<{ proof: string }>(
      postJson(account.api, '/admin/account/proof', { password: STAFF_PASSWORD }, staff),
    );
    expect((await account.post('/account/recovery-codes', { proof }, headers)).status).toBe(403);
    expect((await account.post('/account/proof', { password: STAFF_PASSWORD }, staff)).status).toBe(403);
    const codes = account.api.database.dataSource.manager;
    expect(await codes.countBy(ClubAdminRecoveryCode, { accountId: account.admin.id })).toBe(10);
    expect(JSON.stringify(await codes.find(ClubAdminRecoveryCode))).not.toContain(recoveryCodes[0]);
  });

  it('that is lost is removed by a moderator, which logs its owner out everywhere and tells them', async () => {
    await setUpTotp();
    const { id } = account.admin;
    const door = await siteAdminHeaders(account.api);
    const isProtected = async (): Promise<boolean | undefined> =>
      (
        await read<AdminClub>(account.api.call(`/admin/clubs/${account.clubId}`, { headers: door }))
      ).logins.find((login) => login.id === id)?.hasSecondFactor;
    expect(await isProtected()).toBe(true);
    const remove = (login: number): Promise<Response> =>
      send(account.api, 'DELETE', `/admin/club-logins/${login}/second-factors`, door);
    expect((await remove(id)).status).toBe(204);
    expect(await isProtected()).toBe(false);
    expect(await account.sessionStatus(headers)).toBe(401);
    expect((await account.logIn()).status).toBe(200);
    expect((await storedMails(account.api.database)).at(-1)?.text).toContain('a moderator has removed');
    const logged = await account.api.database.dataSource.manager.findBy(AuditEntry, {
      action: 'factors-reset',
    });
    expect(logged).toMatchObject([{ subjectType: 'club', subjectId: account.clubId }]);
    expect((await remove(id + 1000)).status).toBe(404);
  });

  it('is stored encrypted, and deleted with the login', async () => {
    const { secret } = await setUpTotp();
    const { manager } = account.api.database.dataSource;
    const { id, totpSecret } = await manager.findOneByOrFail(ClubAdmin, { id: account.admin.id });
    expect(totpSecret).toMatch(/^v2\.[0-9a-f]{8}\./);
    expect(totpSecret).not.toContain(secret);
    const passkey = { name: 'Key', credentialId: 'a', publicKey: 'b', signCount: 0, lastUsedAt: null };
    const stored = { ...passkey, accountId: id, credentialHash: 'c', createdAt: new Date() };
    await account.api.database.transactions.runInTransaction((within) =>
      within.insert(ClubAdminPasskey, stored),
    );
    const door = await siteAdminHeaders(account.api);
    const ended = await send(account.api, 'DELETE', `/admin/club-logins/${id}`, door, {
      reason: 'Passed on',
    });
    expect(ended.status).toBe(204);
    expect(await manager.countBy(ClubAdminPasskey, {})).toBe(0);
    expect(await manager.countBy(ClubAdminRecoveryCode, {})).toBe(0);
  });
});
