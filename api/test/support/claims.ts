import { ClubAdmin } from '../../src/accounts/club-admins/club-admin.entity.js';
import type { AdminClaim } from '../../src/club-area/claims/admin-claims.dto.js';
import type { ClubsPage } from '../../src/clubs/clubs.dto.js';
import { claimForm } from './claim-form.js';
import { storeClubs } from './factories.js';
import { postJson, send, siteAdminHeaders } from './sessions.js';
import { storedMails } from './stored-mails.js';
import { useTestApi } from './test-api.js';

/** For each test: an api with two clubs, "Leeds Lions" and "York Yaks", and how their claims are sent and decided. */
export function useClaims() {
  const api = useTestApi('each');
  let headers: Record<string, string>;
  let clubId: number;
  let otherId: number;

  const submit = async (changes: Record<string, unknown> = {}): Promise<number> => {
    const answer = await postJson(api, '/clubs/claim', claimForm(changes));
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { id: number }).id;
  };
  const decide = (id: number | string, body: object): Promise<Response> =>
    send(api, 'PATCH', `/admin/claims/${id}`, headers, body);
  const approve = (id: number, more: object = {}): Promise<Response> =>
    decide(id, { status: 'approved', ...more });
  const claimWith = async (id: number): Promise<AdminClaim | undefined> => {
    const claims = (await (await api.call('/admin/claims', { headers })).json()) as AdminClaim[];
    return claims.find((claim) => claim.id === id);
  };
  const admins = (): Promise<ClubAdmin[]> =>
    api.database.dataSource.manager.find(ClubAdmin, { order: { id: 'ASC' } });
  const clubNames = async (): Promise<string[]> =>
    (await api.read<ClubsPage>('/clubs/paginated')).clubs.map(({ name }) => name);
  /** The mails that tell claimants about decisions. */
  const decisionMails = async () =>
    (await storedMails(api.database)).filter(({ mail }) =>
      ['claim-approved', 'claim-rejected', 'club-invitation'].includes(mail.kind),
    );
  const expectUndecided = async (id: number): Promise<void> => {
    expect(await claimWith(id)).toMatchObject({ status: 'pending', rejectionReason: null });
    expect(await decisionMails()).toEqual([]);
  };

  beforeEach(async () => {
    headers = await siteAdminHeaders(api);
    const clubs = await storeClubs(api.database, [
      { name: 'Leeds Lions', reviews: [{}] },
      { name: 'York Yaks' },
    ]);
    [clubId, otherId] = clubs.map(({ id }) => id) as [number, number];
  });

  return {
    ...{ api, submit, decide, approve, claimWith, admins, clubNames, decisionMails, expectUndecided },
    /** What a test begins with. */
    site: () => ({ headers, clubId, otherId }),
  };
}
