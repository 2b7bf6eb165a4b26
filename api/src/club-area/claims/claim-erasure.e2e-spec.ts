import { claimForm } from '../../../test/support/claim-form.js';
import { postJson, send, siteAdminHeaders } from '../../../test/support/sessions.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import type { AdminClaim } from './admin-claims.dto.js';
import { sql } from '../../platform/database/sql.js';

const WRITTEN = {
  contactName: 'Priya Nair',
  contactEmail: 'priya@hornets.example',
  contactPhone: '07700 900142',
  position: 'secretary',
  clubDescription: 'Priya Nair founded this club of fourteen teams many years ago with friends.',
  facilities: 'Two grass pitches; ask Priya for the key.',
  ageGroups: 'U7s to U16s (Priya)',
  trainingDays: 'Tuesdays with Priya',
  websiteUrl: 'https://priya.example',
  socialMedia: '@priya.nair',
  additionalInfo: 'Call me, Priya.',
};

describe("erasing a claim's personal data over HTTP", () => {
  const api = useTestApi('each');
  let headers: Record<string, string>;

  const submit = async (): Promise<number> => {
    const answer = await postJson(api, '/clubs/claim', claimForm(WRITTEN));
    return ((await answer.json()) as { id: number }).id;
  };
  const decide = (id: number, body: object): Promise<Response> =>
    send(api, 'PATCH', `/admin/claims/${id}`, headers, body);
  const erase = (id: number | string): Promise<Response> =>
    api.call(`/admin/claims/${id}/contact`, { method: 'DELETE', headers });
  const claimWith = async (id: number): Promise<AdminClaim | undefined> => {
    const claims = (await (await api.call('/admin/claims', { headers })).json()) as AdminClaim[];
    return claims.find((claim) => claim.id === id);
  };

  beforeEach(async () => {
    headers = await siteAdminHeaders(api);
  });

  it.each([
    ['approved', { status: 'approved' }, null],
    ['rejected', { status: 'rejected', rejectionReason: 'No proof.' }, 'No proof.'],
  ])('leaves what was decided about which club on an %s claim', async (status, decision, reason) => {
    const id = await submit();
    expect((await decide(id, decision)).status).toBe(200);
    const before = await claimWith(id);
    const askedAt = Date.now();
    const answer = await erase(id);
    const answeredAt = Date.now();
    expect([answer.status, await answer.text()]).toEqual([204, '']);

    const after = await claimWith(id);
    expect(after).toEqual({
      ...before,
      clubName: 'Mill Hill Hornets',
      status,
      rejectionReason: reason,
      contactName: '',
      contactEmail: null,
      contactPhone: '',
      position: '',
      clubDescription: '',
      facilities: '',
      ageGroups: '',
      trainingDays: '',
      websiteUrl: null,
      socialMedia: null,
      additionalInfo: null,
      contactErasedAt: expect.stringMatching(/Z$/) as string,
    });
    const erasedAt = Date.parse(after?.contactErasedAt ?? '');
    expect(erasedAt).toBeGreaterThanOrEqual(askedAt);
    expect(erasedAt).toBeLessThanOrEqual(answeredAt);
    const rows = await api.database.reads.all(sql`SELECT * FROM claims`);
    expect(JSON.stringify(rows)).not.toMatch(/priya|900142|secretary/i);
  });

  it('is logged without personal data', async () => {
    const id = await submit();
    await decide(id, { status: 'approved' });
    await erase(id);
    const entries = await api.database.dataSource.manager.find(AuditEntry, {
      where: { subjectType: 'claim', subjectId: id },
      order: { id: 'ASC' },
    });
    expect(entries.at(-1)).toMatchObject({
      actor: 'site-admin',
      action: 'contact-erased',
      fromStatus: 'approved',
      toStatus: 'approved',
      reason: null,
    });
    expect(JSON.stringify(entries)).not.toMatch(/priya/i);
  });

  it('leaves the login that came from an approval', async () => {
    const id = await submit();
    await decide(id, { status: 'approved' });
    await erase(id);
    expect((await claimWith(id))?.clubLogins).toEqual([
      {
        id: expect.any(Number) as number,
        name: 'Priya Nair',
        email: 'priya@hornets.example',
        clubCount: 1,
        hasSecondFactor: false,
      },
    ]);
  });

  it('has to wait for the decision', async () => {
    const id = await submit();
    const answer = await erase(id);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ message: 'Please approve or reject this claim first' });
    expect(await claimWith(id)).toMatchObject({ ...WRITTEN, contactErasedAt: null });
  });

  it('happens once, however many request it at the same time', async () => {
    const id = await submit();
    await decide(id, { status: 'rejected', rejectionReason: 'No proof.' });
    const answers = await Promise.all([1, 2, 3].map(() => erase(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    const again = await erase(id);
    expect(await again.json()).toMatchObject({
      message: 'This claim’s contact details have already been erased',
    });
    expect((await decide(id, { status: 'approved' })).status).toBe(409);
  });

  it.each(['999999', '0', '-1', 'x', '2147483648', '1.5'])('returns 404 for the claim %s', async (id) => {
    const answer = await erase(id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ message: 'Claim not found' });
  });
});
