import { startModeratedSite } from '../../test/support/moderated-site.js';
import { postJson } from '../../test/support/sessions.js';
import { useSite } from '../../test/support/started.js';

describe('deciding over HTTP', () => {
  const site = useSite('each', startModeratedSite);

  describe('approving', () => {
    it('makes a held review public, with everything that follows', async () => {
      const id = await site.toId('On hold');
      const answer = await site.approve(id, { reason: '  The link is harmless. ' });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        id,
        status: 'approved',
        isApproved: 1,
        isHeld: false,
        holdReasons: ['link'],
        approvedAt: expect.stringMatching(/Z$/) as string,
      });
      expect(await site.api.read<{ id: number }[]>(`/clubs/${site.clubIds[0]}/reviews`)).toEqual(
        expect.arrayContaining([expect.objectContaining({ id })]),
      );
      expect(await site.getHistory(id)).toEqual([
        {
          id: expect.any(Number) as number,
          actor: 'site-admin',
          staffName: 'Site password',
          action: 'approved',
          fromStatus: 'awaiting-approval',
          toStatus: 'approved',
          reason: 'The link is harmless.',
          reasonCode: null,
          createdAt: expect.stringMatching(/Z$/) as string,
        },
      ]);
      await site.expectExactTotals();
    });

    it('is only for a review that awaits it', async () => {
      expect((await site.approve(await site.toId('Oldest'))).status).toBe(409);
      expect((await site.approve(await site.toId('football'))).status).toBe(409);
      for (const id of ['999999', '0', '-1', 'x', '2147483648', '1.5']) {
        const answer = await postJson(site.api, `/reviews/${id}/approve`, {}, site.headers);
        expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
          404,
          'Review not found',
        ]);
      }
      expect((await site.approve(await site.toId('Older'), { reason: 'x'.repeat(1001) })).status).toBe(400);
      expect((await site.approve(await site.toId('Older'), { reason: 7 })).status).toBe(400);
    });

    it.each<Record<string, string>>([
      {},
      { 'content-type': 'application/json' },
      { 'content-type': 'application/json; charset=utf-8' },
    ] as Record<string, string>[])('needs no body, nor does deleting, with the headers %j', async (type) => {
      const id = await site.toId('Older');
      const send = async (method: string, path: string): Promise<number> =>
        (await site.api.call(path, { method, headers: { ...site.headers, ...type } })).status;
      expect(await send('POST', `/reviews/${id}/approve`)).toBe(200);
      expect((await site.getHistory(id))[0]?.reason).toBeNull();
      expect(await send('DELETE', `/reviews/${id}`)).toBe(204);
    });

    it('happens once, however many request it at the same time', async () => {
      const id = await site.toId('Older');
      const answers = await Promise.all(Array.from({ length: 6 }, () => site.approve(id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      expect(await site.getHistory(id)).toHaveLength(1);
      await site.expectExactTotals();
    });

    it('and deleting at the same time leave everything exact', async () => {
      const id = await site.toId('Older');
      const [approved, ...deleted] = await Promise.all([site.approve(id), site.remove(id), site.remove(id)]);
      expect([200, 404]).toContain(approved?.status);
      expect(deleted.map(({ status }) => status).sort()).toEqual([204, 404]);
      expect((await site.getHistory(id)).at(-1)).toMatchObject({ action: 'deleted', toStatus: null });
      await site.expectExactTotals();
    });
  });

  describe('deleting', () => {
    it('takes a review out of every response at once, and keeps its history', async () => {
      const id = await site.toId('football');
      await site.api.database.dataSource.query(`UPDATE clubs SET ai_summary = 'Quotes the review.'`);
      expect((await site.remove(id, { reason: 'Not a member' })).status).toBe(204);
      expect(await site.api.read(`/clubs/${site.clubIds[0]}/reviews`)).toEqual([
        expect.objectContaining({ reviewText: 'Older, awaiting.' }),
      ]);
      const club = await site.api.read<{ aiSummary: string | null }>(`/clubs/${site.clubIds[0]}`);
      expect(club.aiSummary).toBeNull();
      expect(await site.getTexts('?search=football')).toEqual([]);
      expect(await site.getHistory(id)).toMatchObject([
        {
          action: 'deleted',
          fromStatus: 'approved',
          toStatus: null,
          reason: 'Not a member',
          reasonCode: 'none-given',
        },
      ]);
      expect((await site.remove(id)).status).toBe(404);
      expect((await site.approve(id)).status).toBe(404);
      await site.expectExactTotals();
    });

    it('leaves the summary alone when the public never saw the review', async () => {
      await site.api.database.dataSource.query(`UPDATE clubs SET ai_summary = 'Stays.'`);
      expect((await site.remove(await site.toId('On hold'))).status).toBe(204);
      expect((await site.remove(await site.toId('Oldest'))).status).toBe(204);
      expect((await site.api.read<{ aiSummary: string }>(`/clubs/${site.clubIds[0]}`)).aiSummary).toBe(
        'Stays.',
      );
    });
  });
});
