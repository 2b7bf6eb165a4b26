import { storeClubAdmin } from '../../test/support/club-admins.js';
import { storeClubs } from '../../test/support/factories.js';
import { postJson, siteAdminHeaders } from '../../test/support/sessions.js';
import { useTestApi } from '../../test/support/test-api.js';
import { TEST_KEYS } from '../../test/support/test-settings.js';
import { ClubAdmin } from '../accounts/club-admins/club-admin.entity.js';
import { MailProtection } from '../platform/mail/mail-protection.js';
import type { MailPayload } from '../platform/mail/mail-protection.js';
import { sql } from '../platform/database/sql.js';

const TEXT = `${'Lovely club. '.repeat(40)}The end.`;

describe('the mail about an approved review', () => {
  const api = useTestApi('suite', { publicUrl: 'https://site.example' });
  let headers: Record<string, string>;
  let reviewIds: number[];

  const approve = (id: number | undefined): Promise<Response> =>
    postJson(api, `/reviews/${id}/approve`, {}, headers);
  const mails = async (): Promise<MailPayload[]> => {
    const protection = new MailProtection(TEST_KEYS);
    const rows = await api.database.dataSource.query<{ payload: string }[]>(
      `SELECT payload_encrypted AS payload FROM mails WHERE kind = 'review-approved' ORDER BY id`,
    );
    return rows.map(({ payload }) => protection.decrypt(payload));
  };

  beforeAll(async () => {
    headers = await siteAdminHeaders(api);
    const [managed, other] = await storeClubs(api.database, [
      { name: "O'Neill & Sons FC", reviews: [{ isApproved: false, reviewText: TEXT }] },
      { name: 'Ashby Rovers', reviews: [{ isApproved: false }] },
    ]);
    for (const email of ['sam@club.example', 'alex@club.example']) {
      await storeClubAdmin(api.database, managed?.id ?? 0, { email });
    }
    const lost = await storeClubAdmin(api.database, managed?.id ?? 0, { email: 'lost@club.example' });
    await api.database.dataSource.manager.update(ClubAdmin, lost.id, { emailEncrypted: 'unreadable' });
    const rows = await api.database.reads.all<{ id: number; clubId: number }>(
      sql`SELECT id, club_id AS clubId FROM reviews ORDER BY id`,
    );
    reviewIds = [managed, other].map((club) => rows.find(({ clubId }) => clubId === club?.id)?.id ?? 0);
  });

  it('goes to everyone who manages the club, once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => approve(reviewIds[0])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const sent = await mails();
    expect(sent.map(({ to }) => to).sort()).toEqual(['alex@club.example', 'sam@club.example']);
    for (const { subject, html, text } of sent) {
      expect(subject).toBe("A new review of O'Neill & Sons FC");
      expect(text).toContain('https://site.example/club-admin');
      expect(html).toMatch(/href="https:\/\/site\.example\/club-admin\?club=\d+"/);
      expect(text).toContain('4.0 out of 5');
      expect(text).toContain('Lovely club. Lovely club.');
      expect(text).not.toContain('The end.');
      expect(`${html}${text}`).not.toContain('home.example');
    }
  });

  it('isn’t written for a club without managers', async () => {
    const before = await mails();
    expect((await approve(reviewIds[1])).status).toBe(200);
    expect(await mails()).toHaveLength(before.length);
  });
});
