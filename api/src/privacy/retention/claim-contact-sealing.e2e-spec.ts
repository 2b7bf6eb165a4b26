import { claimForm } from '../../../test/support/claim-form.js';
import { postJson, send, siteAdminHeaders } from '../../../test/support/sessions.js';
import { useTestApi } from '../../../test/support/test-api.js';
import type { AdminClaim } from '../../club-area/claims/admin-claims.dto.js';
import { Claim } from '../../club-area/claims/claim.entity.js';
import { ClaimContactSealing } from './claim-contact-sealing.js';

const CONTACT = {
  contactName: 'Zoë Okafor',
  contactPhone: '07700 900381',
  additionalInfo: 'Ring my mobile.',
};
const EMPTY = { contactName: '', contactPhone: '', additionalInfo: null };

describe('claimants’ contact details', () => {
  const api = useTestApi('each');
  let headers: Record<string, string>;
  let id: number;

  const stored = () => api.database.dataSource.manager.findOneByOrFail(Claim, { id });
  const store = (changes: Partial<Claim>) => api.database.dataSource.manager.update(Claim, id, changes);
  const list = async (query = ''): Promise<AdminClaim[]> =>
    (await (await api.call(`/admin/claims${query}`, { headers })).json()) as AdminClaim[];
  const reject = () =>
    send(api, 'PATCH', `/admin/claims/${id}`, headers, { status: 'rejected', rejectionReason: 'No proof.' });
  const seal = () => api.get(ClaimContactSealing).run();

  beforeEach(async () => {
    headers = await siteAdminHeaders(api);
    const answer = await postJson(api, '/clubs/claim', claimForm(CONTACT));
    ({ id } = (await answer.json()) as { id: number });
  });

  it('are unreadable in the database, but not for moderators or the claimant', async () => {
    expect(await stored()).toMatchObject({ ...EMPTY, contactEncrypted: expect.stringMatching(/^v2\./) });
    expect(await list('?search=zoe')).toEqual([expect.objectContaining(CONTACT)]);
    expect(await (await reject()).json()).toMatchObject(CONTACT);
    expect(JSON.stringify(await stored())).not.toMatch(/Okafor|900381|mobile/);

    expect(await list('?search=zoe')).toEqual([expect.objectContaining(CONTACT)]);
    expect(await list('?search=HORNETS&status=rejected')).toHaveLength(1);
    expect(await list('?search=priya')).toEqual([]);
    const copy = await postJson(
      api,
      '/admin/people/export',
      { email: 'priya@hornets.example', reference: 'Request 1' },
      headers,
    );
    const { contactName, contactPhone: phone, additionalInfo } = CONTACT;
    expect(await copy.json()).toMatchObject({
      entries: expect.arrayContaining([
        expect.objectContaining({
          kind: 'claim',
          content: expect.objectContaining({ contactName, phone, additionalInfo }) as object,
        }),
      ]) as object[],
    });
  });

  it('of a claim from an earlier release are encrypted later', async () => {
    await store({ ...CONTACT, contactEncrypted: null });
    expect(await list()).toEqual([expect.objectContaining(CONTACT)]);
    expect([await seal(), await seal()]).toEqual([1, 0]);
    expect(await stored()).toMatchObject(EMPTY);
    expect(await list()).toEqual([expect.objectContaining(CONTACT)]);
  });

  it('that an earlier release has erased are never shown, and cleared later', async () => {
    await reject();
    await store({ contactErasedAt: new Date() });
    expect(await list()).toEqual([expect.objectContaining(EMPTY)]);
    expect(await list('?search=zoe')).toEqual([]);
    expect([await seal(), await seal()]).toEqual([1, 0]);
    expect(await stored()).toMatchObject({ ...EMPTY, contactEncrypted: null });
  });

  it('can be lost with their key, without the claim', async () => {
    await reject();
    await store({ contactEncrypted: 'v2.01234567.of-another-key' });
    expect(await list()).toEqual([expect.objectContaining({ ...EMPTY, status: 'rejected' })]);
    expect(await list('?search=hornets')).toHaveLength(1);
  });
});
