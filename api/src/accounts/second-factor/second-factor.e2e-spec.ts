import { Secret, TOTP } from 'otpauth';
import { onMachine } from '../../../test/support/machine-clock.js';
import { bearer, postJson, send, siteAdminHeaders } from '../../../test/support/sessions.js';
import { STAFF_PASSWORD, staffHeaders, storeStaff } from '../../../test/support/staff.js';
import { storedMails } from '../../../test/support/stored-mails.js';
import { startTestApi, useTestApi } from '../../../test/support/test-api.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import type { OwnAccount } from '../staff/account/own-account.dto.js';
import { StaffChallenge, StaffMember, StaffRecoveryCode } from '../staff/staff-member.entity.js';
import type { StaffLoginResponse } from '../staff/staff.dto.js';

type Headers = Record<string, string>;

const EMAIL = 'owner@staff.example';

describe('a second factor', () => {
  const api = useTestApi('each', { publicUrl: 'http://localhost:3000' });
  let id: number;
  let headers: Headers;

  beforeEach(async () => {
    ({ id } = await storeStaff(api.database, 'owner'));
    headers = await staffHeaders(api, EMAIL);
  });

  const getCode = (secret: string, seconds = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });
  const read = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
  const prove = async (code?: string): Promise<string> =>
    (
      await read<{ proof: string }>(
        postJson(api, '/admin/account/proof', { password: STAFF_PASSWORD, code }, headers),
      )
    ).proof;
  const account = (): Promise<OwnAccount> => read(api.call('/admin/account', { headers }));
  const setUpTotp = async (code?: string): Promise<{ secret: string; recoveryCodes: string[] }> => {
    const proof = await prove(code);
    const setup = await read<{ ticket: string; secret: string; uri: string }>(
      postJson(api, '/admin/account/totp/setup', { proof }, headers),
    );
    expect(setup.uri).toContain(`secret=${setup.secret}`);
    // While the clock stands still: if the next half minute began, this code would be too old.
    const { recoveryCodes } = await onMachine(0, () => {
      const body = { proof, ticket: setup.ticket, code: getCode(setup.secret, -30) };
      return read<{ recoveryCodes: string[] }>(postJson(api, '/admin/account/totp', body, headers));
    });
    return { secret: setup.secret, recoveryCodes };
  };
  const begin = async (): Promise<NonNullable<StaffLoginResponse['secondStep']>> => {
    const login = { email: EMAIL, password: STAFF_PASSWORD };
    const { session, secondStep } = await read<StaffLoginResponse>(
      postJson(api, '/admin/login/account', login),
    );
    expect(session).toBeNull();
    if (!secondStep) throw new Error('No second step');
    return secondStep;
  };
  const finish = (ticket: string, code: string): Promise<Response> =>
    postJson(api, '/admin/login/code', { ticket, code });

  it('has to be set up by owners before anything else', async () => {
    expect(await read(api.call('/admin/session', { headers }))).toMatchObject({
      staff: { needsSecondFactor: true },
    });
    const refused = await api.call('/admin/reviews', { headers });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      message: 'Please set up a second factor for your login first',
    });
    await setUpTotp();
    expect((await api.call('/admin/reviews', { headers })).status).toBe(200);
  });

  it('is required at every login, and each code counts once', async () => {
    const { secret } = await setUpTotp();
    const one = await begin();
    expect(one.methods).toEqual(['totp', 'recovery-code']);
    const other = await begin();
    const wrong = await finish(one.ticket, '000000');
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ fields: { code: expect.any(String) } });
    const code = getCode(secret);
    const answers = await Promise.all([finish(one.ticket, code), finish(other.ticket, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const { token } = (await answers.find(({ ok }) => ok)?.json()) as { token: string };
    expect((await api.call('/admin/session', { headers: bearer(token) })).status).toBe(200);
    expect((await finish(one.ticket, getCode(secret, 30))).status).toBe(
      answers[0]?.status === 200 ? 410 : 200,
    );
  });

  it('allows five tries for a login that was started, and refuses tickets for other steps', async () => {
    const { secret } = await setUpTotp();
    const { ticket } = await begin();
    for (let tries = 0; tries < 5; tries += 1) expect((await finish(ticket, '000000')).status).toBe(400);
    expect((await finish(ticket, getCode(secret))).status).toBe(410);
    const proof = await prove(getCode(secret));
    expect((await finish(proof, getCode(secret, 30))).status).toBe(410);
    const another = await begin();
    await api.database.dataSource.manager.update(
      StaffChallenge,
      { purpose: 'login' },
      {
        expiresAt: new Date(Date.now() - 1),
      },
    );
    expect((await finish(another.ticket, getCode(secret, 30))).status).toBe(410);
  });

  it('is replaced by a recovery code, once, in any spelling', async () => {
    const { recoveryCodes } = await setUpTotp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    const stored = await api.database.dataSource.manager.find(StaffRecoveryCode);
    expect(JSON.stringify(stored)).not.toContain(code);
    expect((await finish((await begin()).ticket, ` ${code.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(
      200,
    );
    expect((await finish((await begin()).ticket, code)).status).toBe(400);
    expect((await account()).recoveryCodesLeft).toBe(9);
  });

  it('is changed only with a fresh proof by the same person', async () => {
    const withoutProof = await postJson(api, '/admin/account/totp/setup', { proof: 'made up' }, headers);
    expect(withoutProof.status).toBe(403);
    const wrong = await postJson(api, '/admin/account/proof', { password: 'wrong' }, headers);
    expect(await wrong.json()).toMatchObject({ fields: { password: expect.any(String) } });
    const { secret } = await setUpTotp();
    const passwordAlone = await postJson(api, '/admin/account/proof', { password: STAFF_PASSWORD }, headers);
    expect(await passwordAlone.json()).toMatchObject({ fields: { code: 'Please enter a code as well' } });
    const proof = await prove(getCode(secret));
    await storeStaff(api.database, 'reader');
    const others = await staffHeaders(api, 'reader@staff.example');
    const stolen = await postJson(api, '/admin/account/totp/setup', { proof }, others);
    expect(stolen.status).toBe(403);
    const renewed = await read<{ recoveryCodes: string[] }>(
      postJson(api, '/admin/account/recovery-codes', { proof }, headers),
    );
    expect(renewed.recoveryCodes).toHaveLength(10);
    const last = await send(api, 'DELETE', '/admin/account/totp', headers, { proof });
    expect(last.status).toBe(409);
    expect((await account()).hasTotp).toBe(true);
    expect((await storedMails(api.database)).map(({ mail }) => mail.kind)).toEqual(['staff-login-changed']);
  });

  it('is optional for others, and is removed with its recovery codes', async () => {
    await api.database.dataSource.manager.update(StaffMember, id, { role: 'moderator' });
    const { secret } = await setUpTotp();
    const proof = await prove(getCode(secret));
    expect((await send(api, 'DELETE', '/admin/account/totp', headers, { proof })).status).toBe(204);
    expect(await account()).toMatchObject({ hasTotp: false, recoveryCodesLeft: 0 });
    headers = await staffHeaders(api, EMAIL);
    expect((await api.call('/admin/reviews', { headers })).status).toBe(200);
  });

  it('that is lost is removed by another owner, which ends all sessions and is logged', async () => {
    await setUpTotp();
    const door = await siteAdminHeaders(api);
    expect((await send(api, 'DELETE', `/admin/staff/${id}/second-factors`, door)).status).toBe(204);
    expect((await api.call('/admin/session', { headers })).status).toBe(401);
    headers = await staffHeaders(api, EMAIL);
    expect(await account()).toMatchObject({ hasTotp: false, isSecondFactorRequired: true });
    const entries = await api.database.dataSource.manager.find(AuditEntry, {
      where: { subjectType: 'staff' },
      order: { id: 'ASC' },
    });
    expect(entries.map(({ action, staffName }) => [action, staffName])).toEqual([
      ['factor-added', 'The owner'],
      ['factors-reset', 'Site password'],
    ]);
  });

  it('keeps its secret encrypted', async () => {
    const { secret } = await setUpTotp();
    const rows = await api.database.dataSource.manager.find(StaffMember);
    expect(rows[0]?.totpSecret).toMatch(/^v2\.[0-9a-f]{8}\./);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('accepts by passkey what a browser signed for this very step', async () => {
    const proof = await prove();
    const made = await read<{ ticket: string; options: { rp: { id: string }; challenge: string } }>(
      postJson(api, '/admin/account/passkeys/options', { proof }, headers),
    );
    expect(made.options.rp.id).toBe('localhost');
    const response = { id: 'abc', rawId: 'abc', type: 'public-key', response: { clientDataJSON: '{}' } };
    const body = { proof, ticket: made.ticket, name: 'Key', response };
    expect((await postJson(api, '/admin/account/passkeys', body, headers)).status).toBe(400);
    expect((await postJson(api, '/admin/account/passkeys', body, headers)).status).toBe(410);
    const login = await read<{ ticket: string }>(postJson(api, '/admin/login/passkey/options', {}));
    const signed = { ticket: login.ticket, response };
    expect((await postJson(api, '/admin/login/passkey', signed)).status).toBe(400);
    expect((await postJson(api, '/admin/login/passkey', signed)).status).toBe(410);
  });
});

describe('a site without a host name', () => {
  it('offers no passkeys', async () => {
    const api = await startTestApi({ publicUrl: 'http://127.0.0.1:3000' });
    try {
      const answer = await postJson(api, '/admin/login/passkey/options', {});
      expect(answer.status).toBe(409);
    } finally {
      await api.stop();
    }
  });
});
