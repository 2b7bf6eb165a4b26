import { MAX_NOTES } from '@club-reviews/domain/queue';
import { QueueSite } from '../../../test/support/queue-site.js';
import { send } from '../../../test/support/sessions.js';
import { staffHeaders, storeStaff } from '../../../test/support/staff.js';
import { useSite } from '../../../test/support/started.js';
import { QueueNote } from '../../model/queue/queue-note.js';
import type { QueueNoteEntry } from './queue-notes.dto.js';

describe('notes between staff', () => {
  const queueSite = useSite('suite', () => QueueSite.start());
  let sam: Record<string, string>;
  let reader: Record<string, string>;

  beforeAll(async () => {
    await storeStaff(queueSite.site.api.database, 'moderator', { email: 'sam@staff.example', name: 'Sam' });
    await storeStaff(queueSite.site.api.database, 'reader');
    sam = await staffHeaders(queueSite.site.api, 'sam@staff.example');
    reader = await staffHeaders(queueSite.site.api, 'reader@staff.example');
  });

  afterEach(() => queueSite.site.api.database.dataSource.manager.clear(QueueNote));

  const notesOn = (kind: string, id: number, headers = queueSite.site.moderator) =>
    queueSite.get<QueueNoteEntry[]>(`/admin/desk/notes?kind=${kind}&id=${id}`, headers);
  const write = async (kind: string, id: number, text: string, headers = sam) => {
    const answer = await queueSite.send('/admin/desk/notes', { kind, id, text }, headers);
    expect(answer.status).toBe(201);
    return (await answer.json()) as QueueNoteEntry;
  };
  const remove = async (id: number, headers: Record<string, string>) =>
    (await send(queueSite.site.api, 'DELETE', `/admin/desk/notes/${id}`, headers)).status;

  it.each(['report', 'held', 'review', 'edit', 'appeal', 'notice', 'claim', 'change'] as const)(
    'are kept on %s, in order, and counted in the queue',
    async (kind) => {
      const { id } = await queueSite.entry(kind);
      await write(kind, id, ' Rang them,\nno answer. ');
      await write(kind, id, 'Same here.', queueSite.site.moderator);
      expect(await notesOn(kind, id)).toEqual([
        expect.objectContaining({ text: 'Rang them,\nno answer.', writer: { name: 'Sam', isMe: false } }),
        expect.objectContaining({ text: 'Same here.', writer: { name: 'Site password', isMe: true } }),
      ]);
      expect((await queueSite.entry(kind)).notes).toBe(2);
      expect((await queueSite.entries()).filter(({ notes }) => notes > 0).map((entry) => entry.kind)).toEqual(
        [kind],
      );
    },
  );

  it('stay with a review that comes back another way', async () => {
    const { id } = await queueSite.entry('held');
    await write('held', id, 'The number is the club’s own.');
    const headers = { ...sam, 'content-type': 'application/json' };
    await queueSite.site.api.call(`/reviews/${id}/approve`, { method: 'POST', headers, body: '{}' });
    const report = { review: 'Ring me on 07700 900123.', email: 'three@home.example', client: '203.0.113.7' };
    await queueSite.site.reported(report);
    const reports = await queueSite.entries('?kinds=report');
    const again = reports.find(({ report: reported }) => reported?.reviewId === id);
    expect(again?.notes).toBe(1);
    expect((await notesOn('report', again?.id ?? 0)).map(({ text }) => text)).toEqual([
      'The number is the club’s own.',
    ]);
  });

  it('can be read by read-only staff, who can’t write any', async () => {
    const { id } = await queueSite.entry('claim');
    const { id: noteId } = await write('claim', id, 'Rang them.');
    expect(await notesOn('claim', id, reader)).toHaveLength(1);
    const answer = await queueSite.send('/admin/desk/notes', { kind: 'claim', id, text: 'Me too.' }, reader);
    expect(answer.status).toBe(403);
    expect(await remove(noteId, reader)).toBe(403);
  });

  it('can only be deleted by their writer', async () => {
    const { id } = await queueSite.entry('claim');
    const { id: noteId } = await write('claim', id, 'Rang them.');
    expect(await remove(noteId, queueSite.site.moderator)).toBe(404);
    expect(await remove(noteId, sam)).toBe(204);
    expect(await remove(noteId, sam)).toBe(404);
    expect(await notesOn('claim', id)).toEqual([]);
  });

  it('are only seen by staff', async () => {
    const text = 'Known to the county FA.';
    for (const { kind, id } of await queueSite.entries()) await write(kind, id, text);
    const { api, club } = queueSite.site;
    const { id } = await queueSite.site.review('Friendly coaches.');
    const token = await queueSite.site.authorToken('Friendly coaches.');
    const seen = await Promise.all([
      ...['/clubs/leeds-lions', `/clubs/${queueSite.site.clubId}/reviews`, '/reviews', `/reviews/${id}`].map(
        (path) => api.call(path),
      ),
      ...['/club-admin/dashboard', '/club-admin/reviews', '/club-admin/reports'].map((path) =>
        api.call(path, { headers: club }),
      ),
      queueSite.send('/reviews/mine/export', { token }, {}),
    ]);
    for (const answer of seen) expect(await answer.text()).not.toContain(text);
    expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200));
  });

  it.each([
    [{ kind: 'claim', id: 1, text: ' ' }, 'text'],
    [{ kind: 'claim', id: 1 }, 'text'],
    [{ kind: 'claim', id: 1, text: 'x'.repeat(1001) }, 'text'],
    [{ kind: 'walk', id: 1, text: 'x' }, 'kind'],
    [{ kind: 'claim', id: 'x', text: 'x' }, 'id'],
  ])('are refused as %j', async (body, field) => {
    const answer = await queueSite.send('/admin/desk/notes', body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { fields: object }).fields).toHaveProperty(field);
  });

  it.each(['', '?kind=claim', '?kind=walk&id=1', '?kind=claim&id=x'])(
    'can’t be requested with "%s"',
    async (query) => {
      const answer = await queueSite.site.api.call(`/admin/desk/notes${query}`, {
        headers: queueSite.site.moderator,
      });
      expect(answer.status).toBe(400);
    },
  );

  it('can’t be added to what isn’t waiting', async () => {
    const answer = await queueSite.send('/admin/desk/notes', { kind: 'claim', id: 424_242, text: 'x' });
    expect(answer.status).toBe(409);
    const read = await queueSite.site.api.call('/admin/desk/notes?kind=claim&id=424242', { headers: sam });
    expect(read.status).toBe(404);
  });

  it('have a limit', async () => {
    const { id } = await queueSite.entry('claim');
    for (let count = 0; count < MAX_NOTES; count += 1) await write('claim', id, `Note ${count}`);
    const answer = await queueSite.send('/admin/desk/notes', { kind: 'claim', id, text: 'One more' });
    expect(answer.status).toBe(409);
    expect((await notesOn('claim', id)).map(({ text }) => text).at(-1)).toBe(`Note ${MAX_NOTES - 1}`);
  });

  it('are erased with what an author or a claimant erases', async () => {
    const claim = await queueSite.entry('claim');
    const { id: reviewId } = await queueSite.site.review('First to wait.');
    await write('claim', claim.id, 'Kim says that she left.');
    await write('review', reviewId, 'Kim’s sister, I think.');
    await send(queueSite.site.api, 'PATCH', `/admin/claims/${claim.id}`, queueSite.site.moderator, {
      status: 'rejected',
      rejectionReason: 'Nobody knows her.',
    });
    await send(queueSite.site.api, 'DELETE', `/admin/claims/${claim.id}/contact`, queueSite.site.moderator);
    const left = () => queueSite.site.api.database.dataSource.manager.find(QueueNote);
    expect((await left()).map(({ subject }) => subject)).toEqual(['review']);
    const token = await queueSite.site.authorToken('First to wait.');
    await queueSite.send('/reviews/mine/erase', { token }, {});
    expect(await left()).toEqual([]);
  });
});
