import { QueueSite } from '../../../test/support/queue-site.js';
import { useSite } from '../../../test/support/started.js';

describe('the queue', () => {
  const queueSite = useSite('suite', () => QueueSite.start());

  const ORDER = [
    'report',
    'report',
    'held',
    'review',
    'review',
    'review',
    'edit',
    'appeal',
    'notice',
    'claim',
    'suggestion',
    'photo',
    'enquiry',
    'change',
  ];

  it('lists what is waiting: where a child may be at risk first, then by kind, then the longest wait', async () => {
    const entries = await queueSite.entries();
    expect(entries.map(({ kind }) => kind)).toEqual(ORDER);
    expect(entries.map(({ isUrgent }) => isUrgent)).toEqual(ORDER.map((_, index) => index === 0));
    expect(entries.map(({ waitingSince }) => waitingSince.slice(14, 16)).join(' ')).toBe(
      '09 05 05 05 05 06 04 03 02 01 07 08 08 00',
    );
  });

  it('gives each entry with what it is about', async () => {
    const [
      urgent,
      report,
      held,
      review,
      ,
      ,
      edit,
      appeal,
      notice,
      claim,
      suggestion,
      photo,
      enquiry,
      change,
    ] = await queueSite.entries();
    expect(urgent).toMatchObject({ report: { isSafety: true }, review: null, claim: null });
    expect(claim).toMatchObject({ claim: { clubName: 'Mill Hill Hornets', status: 'pending' }, dueAt: null });
    expect(notice?.notice?.dueAt).toBe(notice?.dueAt);
    expect(notice?.dueAt).not.toBeNull();
    expect(appeal).toMatchObject({ removed: { appeal: { text: 'Our son trained there.' } } });
    expect(edit).toMatchObject({ review: { waitingEdit: { reviewText: 'Friendlier coaches.' } } });
    expect(report).toMatchObject({
      report: { isSafety: false, review: { reviewText: 'They have no such team.' } },
    });
    expect(held).toMatchObject({ review: { isHeld: true, reviewText: 'Ring me on 07700 900123.' } });
    expect(review).toMatchObject({ review: { isHeld: false, reviewText: 'First to wait.' }, lookers: [] });
    expect(change).toMatchObject({ change: { fields: [{ name: 'homeGround', after: 'The Meadow' }] } });
    expect(photo).toMatchObject({ photo: { description: 'A match', state: 'held' }, review: null });
    expect(enquiry).toMatchObject({
      enquiry: { reportReason: 'spam', clubName: expect.any(String) as string },
    });
    expect(suggestion).toMatchObject({ suggestion: { kind: 'correction', problem: 'closed' }, review: null });
  });

  it.each([1, 2, 3, 4])('continues where the last page ended, %i at a time', async (limit) => {
    const found: string[] = [];
    let path: string | undefined = `/admin/desk?limit=${limit}`;
    while (path !== undefined) {
      const answer: Response = await queueSite.site.api.call(path, { headers: queueSite.site.moderator });
      found.push(
        ...((await answer.json()) as { kind: string; id: number }[]).map(({ kind, id }) => `${kind}-${id}`),
      );
      path = /<\/api([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(found).toEqual((await queueSite.entries()).map(({ kind, id }) => `${kind}-${id}`));
  });

  it('is narrowed to some kinds', async () => {
    expect((await queueSite.entries('?kinds=claim,held')).map(({ kind }) => kind)).toEqual(['held', 'claim']);
  });

  it.each([
    'kinds=walks',
    'limit=0',
    'limit=51',
    'cursor=x',
    'assigned=nobody',
    'cursor=1-2-walk-3',
    'cursor=3-1-change-1',
  ])('refuses %s', async (query) => {
    const answer = await queueSite.site.api.call(`/admin/desk?${query}`, {
      headers: queueSite.site.moderator,
    });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { fields: object }).fields).toHaveProperty(query.split('=')[0] ?? '');
  });

  it('accepts a cursor of any age', async () => {
    expect(await queueSite.entries('?cursor=2-999999999999999-change-9999999999')).toEqual([]);
    expect(await queueSite.entries('?cursor=0-0-report-0')).toHaveLength(ORDER.length);
  });

  it('shows who else has an entry open, for a while', async () => {
    const { kind, id } = await queueSite.entry('claim');
    expect((await queueSite.send('/admin/desk/look', { kind, id }, queueSite.other)).status).toBe(204);
    expect((await queueSite.entry('claim')).lookers).toEqual(['Site password']);
    expect((await queueSite.entries('?kinds=claim', queueSite.other))[0]?.lookers).toEqual([]);
    // Someone opens the next entry.
    const next = await queueSite.entry('notice');
    await queueSite.send('/admin/desk/look', { kind: next.kind, id: next.id }, queueSite.other);
    expect((await queueSite.entry('claim')).lookers).toEqual([]);
    expect((await queueSite.entry('notice')).lookers).toHaveLength(1);
    await queueSite.site.api.database.dataSource.query(
      "UPDATE desk_looks SET seen_at = '2026-03-01 10:00:00.000'",
    );
    expect((await queueSite.entry('notice')).lookers).toEqual([]);
    await queueSite.send('/admin/desk/look', { kind: next.kind, id: next.id }, queueSite.other);
    await queueSite.site.api.call('/admin/desk/look', { method: 'DELETE', headers: queueSite.other });
    expect((await queueSite.entry('notice')).lookers).toEqual([]);
  });

  it('shows who has taken an entry on, and each person their own', async () => {
    const { kind, id } = await queueSite.entry('claim');
    expect((await queueSite.send('/admin/desk/assignment', { kind, id, isMine: true })).status).toBe(204);
    expect((await queueSite.entry('claim')).assignee).toEqual({ name: 'Site password', isMe: true });
    expect((await queueSite.entries('?assigned=me')).map((entry) => entry.kind)).toEqual(['claim']);
    await queueSite.send('/admin/desk/assignment', {
      kind: 'held',
      id: (await queueSite.entry('held')).id,
      isMine: true,
    });
    const page: Response = await queueSite.site.api.call('/admin/desk?assigned=me&limit=1', {
      headers: queueSite.site.moderator,
    });
    const next = /<\/api([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect((await queueSite.get<{ kind: string }[]>(next)).map((entry) => entry.kind)).toEqual(['claim']);
    await queueSite.send('/admin/desk/assignment', {
      kind: 'held',
      id: (await queueSite.entry('held')).id,
      isMine: false,
    });
    await queueSite.send('/admin/desk/assignment', { kind, id, isMine: false });
    expect((await queueSite.entry('claim')).assignee).toBeNull();
    expect(await queueSite.entries('?assigned=me')).toEqual([]);
    const gone = await queueSite.send('/admin/desk/assignment', { kind, id: 999_999, isMine: true });
    expect(gone.status).toBe(409);
  });
});
