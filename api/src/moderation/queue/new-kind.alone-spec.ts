import { QUEUE_KINDS } from '@club-reviews/domain/queue';
import type { TestApi } from '../../../test/support/test-api.js';
import type { QueueEntry } from '../../platform/queue/queue-entry.js';
import type { QueueCounts, DecisionsResponse } from './queue.dto.js';

/** An entry of the new kind. */
type PitchEntry = QueueEntry & { pitch: { id: number; name: string } | null };

// All that is added besides the feature's folder: its kind in the contract, before the api is loaded.
(QUEUE_KINDS as unknown as string[]).push('pitch');
const { QueueModule } = await import('./queue.module.js');
const { PitchesModule } = await import('../../../test/support/new-kind/pitches.module.js');
const { postJson, siteAdminHeaders } = await import('../../../test/support/sessions.js');
const { startTestApi } = await import('../../../test/support/test-api.js');
const { until } = await import('../../../test/support/until.js');

describe('a new kind of entry', () => {
  let api: TestApi;
  let headers: Record<string, string>;

  const read = async <T>(path: string) => (await (await api.call(path, { headers })).json()) as T;
  const queue = async () =>
    (await read<PitchEntry[]>('/admin/desk?kinds=pitch')).map(({ pitch }) => pitch?.name);
  const query = <T>(text: string) => api.database.dataSource.query<T[]>(text);
  const getState = async (id: number) =>
    (await query<{ state: string }>(`SELECT state FROM pitches WHERE id = ${id}`))[0]?.state;

  const decide = (decision: object) =>
    postJson(api, '/admin/desk/decisions', { decisions: [{ kind: 'pitch', ...decision }] }, headers);

  beforeAll(async () => {
    const imports = Reflect.getMetadata('imports', QueueModule) as unknown[];
    Reflect.defineMetadata('imports', [...imports, PitchesModule], QueueModule);
    api = await startTestApi({}, {});
    headers = await siteAdminHeaders(api);
    await query(
      'CREATE TABLE pitches (id INTEGER PRIMARY KEY, name VARCHAR(40), state VARCHAR(10), urgency INTEGER, created_at DATETIME(3))',
    );
    await query('CREATE INDEX ix_pitches_waiting ON pitches (state, urgency, created_at)');
    for (const [id, name, urgency] of [
      [1, 'Long Meadow', 1],
      [2, 'The Rec', 1],
      [3, 'Jack Smith’s field', 0],
    ])
      await query(
        `INSERT INTO pitches VALUES (${id}, '${name}', 'waiting', ${urgency}, '2026-03-01 10:0${id}:00.000')`,
      );
  });

  afterAll(() => api.stop());

  it('is listed, described, ranked and counted', async () => {
    expect(await queue()).toEqual(['Jack Smith’s field', 'Long Meadow', 'The Rec']);
    const first: Response = await api.call('/admin/desk?limit=2', { headers });
    const next = /<\/api([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect((await read<PitchEntry[]>(next)).map(({ pitch }) => pitch?.id)).toEqual([2]);
    const { kinds } = await read<QueueCounts>('/admin/desk/counts');
    expect(kinds.at(-1)).toEqual({ kind: 'pitch', waiting: 3, hasMore: false });
  });

  it('is decided and undone', async () => {
    const { taken } = (await (await decide({ id: 1, verdict: 'accept' })).json()) as DecisionsResponse;
    expect(await queue()).toEqual(['Jack Smith’s field', 'The Rec']);
    const path = `/admin/desk/decisions/${taken[0]?.id ?? 0}`;
    expect((await api.call(path, { method: 'DELETE', headers })).status).toBe(204);
    expect(await queue()).toEqual(['Jack Smith’s field', 'Long Meadow', 'The Rec']);
    expect(await getState(1)).toBe('waiting');
  });

  it('is carried out by its feature, which says what a decision lacks', async () => {
    expect((await decide({ id: 2, verdict: 'refuse' })).status).toBe(400);
    expect((await decide({ id: 2, verdict: 'refuse', reason: 'No such pitch.' })).status).toBe(200);
    await query("UPDATE desk_decisions SET due_at = '2026-03-01 10:00:00.000'");
    await until(async () => (await getState(2)) === 'refused');
    expect(await queue()).toEqual(['Jack Smith’s field', 'Long Meadow']);
  });
});
