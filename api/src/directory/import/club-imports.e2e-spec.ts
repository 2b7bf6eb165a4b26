import { CLUB_FILE_PART_BYTES } from '@club-reviews/domain/club-imports';
import { postJson, siteAdminHeaders } from '../../../test/support/sessions.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { until } from '../../../test/support/until.js';
import type { ErrorResponse } from '../../platform/http/api-list.js';
import { Club } from '../../model/clubs/club.entity.js';
import { ClubImport, ClubImportChange } from './club-import.entity.js';
import { ClubImportJob, ClubImportPiece, ClubImportRow } from './club-import-job.entity.js';
import { ClubImportJobs } from './club-import-jobs.js';
import type {
  ClubFileColumnPreview,
  ClubImportProgress,
  ClubImportReport,
  ClubImports,
} from './club-imports.dto.js';

const HEADER = 'external_id,name,postcode,teams';
const FIRST = [HEADER, 'A1,Headingley Lions,LS6 3AA,U10 girls Tue 18:00', 'A2,Moortown Tigers,LS17 6AA,'];
const SECOND = [
  HEADER,
  'A1,Zetland Lions,LS6 3AA,U10 girls Tue 18:00',
  'A2,Moortown Tigers,LS17 6AA,',
  'A3,Moortown Tigers FC,LS17 6AB,',
  'A4,=Bears,LS6,',
];

describe('importing clubs from a browser', () => {
  const api = useTestApi('each');
  let headers: Record<string, string>;

  beforeEach(async () => {
    headers = await siteAdminHeaders(api);
  });

  const post = (path: string, body: object = {}) =>
    postJson(api, `/admin/club-imports${path}`, body, headers);
  const read = async <T>(path: string): Promise<T> => {
    const answer = await api.call(`/admin/club-imports${path}`, { headers });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const names = async () => {
    const clubs = await api.database.reader.find(Club, { order: { searchName: 'ASC' } });
    return clubs.map(({ name }) => name);
  };

  async function announce(sizeBytes: number, fileName = 'county.csv'): Promise<number> {
    const answer = await post('', { fileName, sizeBytes });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as ClubImportProgress).id;
  }

  async function send(file: Buffer): Promise<number> {
    const id = await announce(file.length);
    for (let offset = 0; offset < file.length; offset += CLUB_FILE_PART_BYTES) {
      const data = file.subarray(offset, offset + CLUB_FILE_PART_BYTES).toString('base64');
      expect((await post(`/${id}/parts`, { offset, data })).status).toBe(200);
    }
    return id;
  }

  async function finished(id: number, step: string): Promise<ClubImportProgress> {
    await until(async () => {
      const job = await read<ClubImportProgress>(`/${id}`);
      if (job.step === 'failed' && step !== 'failed') throw new Error(job.problem ?? 'failed');
      return job.step === step;
    });
    return read<ClubImportProgress>(`/${id}`);
  }
  const checked = async (lines: readonly string[]) => {
    const id = await send(Buffer.from(lines.join('\n')));
    return { id, job: await finished(id, 'checked') };
  };
  const imported = async (lines: readonly string[]) => {
    const { id } = await checked(lines);
    expect((await post(`/${id}/start`)).status).toBe(200);
    return finished(id, 'imported');
  };

  it('notes what the file is called and its licence, and refuses what isn’t a text or too long', async () => {
    const { id } = await checked(FIRST);
    for (const body of [{ source: 'x'.repeat(121) }, { licence: 3 }, { overwrites: 'yes' }]) {
      const answer = await post(`/${id}/start`, body);
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as ErrorResponse).fields).toHaveProperty(Object.keys(body)[0] ?? '');
    }
    const body = { source: 'County list', licence: '', overwrites: true };
    expect((await post(`/${id}/start`, body)).status).toBe(200);
    await finished(id, 'imported');
    const [source] = await api.read<object[]>('/clubs/moortown-tigers/sources');
    expect(source).toMatchObject({ kind: 'import', name: 'County list', licence: null });
  });

  it('checks a file, which changes nothing, then imports it, and undoes it', async () => {
    const { job } = await checked(FIRST);
    expect(job.counts).toEqual({ new: 2, changed: 0, unchanged: 0, doubtful: 0, broken: 0 });
    expect(await names()).toEqual([]);
    expect((await post(`/${job.id}/start`)).status).toBe(200);
    expect((await finished(job.id, 'imported')).counts).toMatchObject({ new: 2 });
    expect(await names()).toEqual(['Headingley Lions', 'Moortown Tigers']);
    expect(await api.database.reader.count(ClubImportPiece)).toBe(0);

    const second = await checked(SECOND);
    expect(second.job.counts).toEqual({ new: 0, changed: 1, unchanged: 1, doubtful: 1, broken: 1 });
    const rows = (outcome: string) => read<ClubImportReport[]>(`/${second.id}/rows?outcome=${outcome}`);
    expect(await rows('changed')).toMatchObject([{ line: 2, externalId: 'a1', detail: 'name' }]);
    expect((await rows('doubtful'))[0]?.detail).toContain('looks like Moortown Tigers');
    expect((await rows('broken'))[0]?.detail).toContain('postcode must be a whole UK postcode');
    const report = await api.call(`/admin/club-imports/${second.id}/rows/export`, { headers });
    expect(report.headers.get('content-disposition')).toContain('import-report.csv');
    const lines = (await report.text()).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe('"line","external_id","name","outcome","detail"');
    expect(lines[3]).toContain("'=Bears");

    expect((await post(`/${second.id}/start`, { addsDoubtful: true })).status).toBe(200);
    expect((await finished(second.id, 'imported')).counts).toMatchObject({ new: 1, changed: 1 });
    expect(await names()).toEqual(['Moortown Tigers', 'Moortown Tigers FC', 'Zetland Lions']);

    const { imports } = await read<ClubImports>('');
    expect(imports[0]).toMatchObject({ startedBy: 'Site password', undoneBy: null });
    expect(imports.map(({ fileName, canBeUndone }) => [fileName, canBeUndone])).toEqual([
      ['county.csv', true],
      ['county.csv', false],
    ]);
    const [newest, older] = imports;
    expect((await post(`/${older?.id}/undo`)).status).toBe(409);
    const undoing = (await (await post(`/${newest?.id}/undo`)).json()) as ClubImportProgress;
    await finished(undoing.id, 'undone');
    expect((await read<ClubImports>('')).imports[0]).toMatchObject({ undoneBy: 'Site password' });
    expect(await names()).toEqual(['Headingley Lions', 'Moortown Tigers']);
  });

  it('puts a file together from several parts, even if some arrive twice or out of order', async () => {
    const clubs = Array.from({ length: 300 }, (_, index) => `B${index},Club ${index} ${'é'.repeat(600)},,`);
    const file = Buffer.from(
      [HEADER, ...clubs.map((line) => line.replace(/é{600}/, 'é'.repeat(60))), '#'.repeat(200_000)].join(
        '\n',
      ),
    );
    const id = await announce(file.length);
    const part = (offset: number) => ({
      offset,
      data: file.subarray(offset, offset + CLUB_FILE_PART_BYTES).toString('base64'),
    });
    expect((await post(`/${id}/parts`, part(CLUB_FILE_PART_BYTES))).status).toBe(409);
    const both = await Promise.all([post(`/${id}/parts`, part(0)), post(`/${id}/parts`, part(0))]);
    expect(both.map(({ status }) => status)).toContain(200);
    expect((await post(`/${id}/parts`, part(0))).status).toBe(200);
    expect((await post(`/${id}/parts`, part(CLUB_FILE_PART_BYTES))).status).toBe(200);
    // The last line is longer than a row may be.
    expect((await finished(id, 'checked')).counts).toMatchObject({ new: 300, broken: 1 });
  });

  it('reports a row that can’t be read with its line, and reads those before it', async () => {
    const { job } = await checked(['external_id,name', '1,Lions', '2,"open', '3,Tigers']);
    expect(job.counts).toMatchObject({ new: 1, broken: 1 });
    expect(await read<ClubImportReport[]>(`/${job.id}/rows?outcome=broken`)).toMatchObject([
      { line: 3, detail: expect.stringContaining('never closed') },
    ]);
  });

  it('is told what the columns of a file are, and remembers it for the next one with the same headings', async () => {
    const lines = ['Team,Where they play,Notes', 'Lions,LS6 3AA,Ring Sam', 'Tigers,LS17 6AA,', ',,'];
    const id = await send(Buffer.from(lines.join('\n')));
    expect((await finished(id, 'failed')).problem).toContain('Missing: name');
    expect(await read<ClubFileColumnPreview[]>(`/${id}/columns`)).toEqual([
      { heading: 'Team', examples: ['Lions', 'Tigers'], column: null },
      { heading: 'Where they play', examples: ['LS6 3AA', 'LS17 6AA'], column: null },
      { heading: 'Notes', examples: ['Ring Sam', ''], column: null },
    ]);
    const columns = ['name', 'postcode', null];
    expect((await post(`/${id}/columns`, { columns })).status).toBe(200);
    expect((await finished(id, 'checked')).counts).toMatchObject({ new: 2, broken: 0 });

    // Someone looks at the check, and chooses again.
    expect((await post(`/${id}/columns`, { columns: ['name', 'postcode', 'description'] })).status).toBe(200);
    await finished(id, 'checked');
    expect((await post(`/${id}/start`)).status).toBe(200);
    await finished(id, 'imported');
    const [lions] = await api.database.reader.find(Club, { order: { searchName: 'ASC' } });
    expect(lions).toMatchObject({ name: 'Lions', postcode: 'LS6 3AA', description: 'Ring Sam' });
    expect((await post(`/${id}/columns`, { columns })).status).toBe(409);
    expect((await api.call(`/admin/club-imports/${id}/columns`, { headers })).status).toBe(409);

    const next = await checked([lines[0] ?? '', 'Lions,LS6 3AA,Ring Sam', 'Bears,LS1 4AP,']);
    expect(next.job.counts).toMatchObject({ new: 1, unchanged: 1, broken: 0 });
    expect(await read<ClubFileColumnPreview[]>(`/${next.id}/columns`)).toMatchObject([
      { column: 'name' },
      { column: 'postcode' },
      { column: 'description' },
    ]);
    expect(await names()).toEqual(['Lions', 'Tigers']);
  });

  it.each([
    ['external_id,town\n1,Leeds', 'Missing: name'],
    ['external_id,name,name\n1,2,3', 'names the column name more than once'],
    ['\n', 'is empty'],
    ['"external_id,name', 'never closed'],
  ])('says what is wrong with the file %j', async (text, problem) => {
    const id = await send(Buffer.from(text));
    expect((await finished(id, 'failed')).problem).toContain(problem);
    expect((await post(`/${id}/start`)).status).toBe(409);
  });

  it.each<[path: string, body: object, status: number, field: string]>([
    ['', { fileName: ' ', sizeBytes: 5 }, 400, 'fileName'],
    ['', { fileName: 'a.csv', sizeBytes: 0 }, 400, 'sizeBytes'],
    ['', { fileName: 'a.csv', sizeBytes: 15_000_001 }, 400, 'sizeBytes'],
    ['/{id}/parts', { offset: 1, data: 'YQ==' }, 400, 'offset'],
    ['/{id}/parts', { offset: 0, data: 'no base64!' }, 400, 'data'],
    ['/{id}/parts', { offset: 0, data: 'YWJjZGVmZ2hpamts' }, 400, 'data'],
    ['/{id}/parts', { offset: 0, data: '' }, 400, 'data'],
    ['/{id}/columns', { columns: ['postcode'] }, 400, 'columns'],
    ['/{id}/columns', { columns: ['name', 'name'] }, 400, 'columns'],
    ['/{id}/columns', { columns: ['name', 'nickname'] }, 400, 'columns'],
    ['/{id}/columns', { columns: ['name'] }, 409, ''],
    ['/{id}/start', { addsDoubtful: 'yes' }, 400, 'addsDoubtful'],
    ['/99999/parts', { offset: 0, data: 'YQ==' }, 404, ''],
    ['/x/start', {}, 404, ''],
    ['/7/undo', {}, 409, ''],
  ])('refuses POST %s %j', async (path, body, status, field) => {
    const id = await announce(3);
    const answer = await post(path.replace('{id}', String(id)), body);
    expect(answer.status).toBe(status);
    if (field !== '')
      expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) as string } });
  });

  it('runs one import at a time, whoever starts two', async () => {
    const clubs = Array.from({ length: 1500 }, (_, index) => `D${index},Club ${index},,`);
    const [first, second] = [
      await checked([HEADER, ...clubs]),
      await checked([HEADER, ...clubs, 'E1,Elm,,']),
    ];
    const answers = await Promise.all([post(`/${first.id}/start`), post(`/${second.id}/start`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await answers.find(({ status }) => status === 409)?.json()).toMatchObject({
      message: expect.stringContaining('Another import is running') as string,
    });
    const started = answers[0]?.status === 200 ? first.id : second.id;
    await finished(started, 'imported');
    expect((await post(`/${started}/start`)).status).toBe(409);
  });

  it('continues after a restart, as the same import', async () => {
    const clubs = Array.from(
      { length: 600 },
      (_, index) => `C${index},Club ${String(index).padStart(3, '0')},,`,
    );
    const { id } = await checked([HEADER, ...clubs]);
    expect((await post(`/${id}/start`)).status).toBe(200);
    await until(async () => (await names()).length > 0);
    await api.restart();
    headers = await siteAdminHeaders(api);
    const job = await finished(id, 'imported');
    expect(job.counts).toEqual({ new: 600, changed: 0, unchanged: 0, doubtful: 0, broken: 0 });
    expect(await api.database.reader.count(ClubImport)).toBe(1);
    expect(await names()).toHaveLength(600);
  });

  it('deletes files after a day, reports after a week and what undoing needs after 90 days', async () => {
    await checked(SECOND);
    await imported(FIRST);
    const rest = async () =>
      Promise.all(
        [ClubImportPiece, ClubImportRow, ClubImportChange, ClubImportJob].map((entity) =>
          api.database.reader.count(entity as typeof ClubImportJob),
        ),
      );
    const purge = async (days: number) => {
      await api.get(ClubImportJobs).purge(new Date(Date.now() + days * 86_400_000));
      return rest();
    };
    const [pieces, rows] = await rest();
    expect([pieces, (rows ?? 0) > 0]).toEqual([1, true]);
    expect(await purge(0.9)).toEqual([1, rows, 2, 2]);
    expect(await purge(1.1)).toEqual([0, rows, 2, 2]);
    expect(await purge(8)).toEqual([0, 0, 2, 1]);
    expect(await purge(91)).toEqual([0, 0, 0, 1]);
    await api.database.dataSource.query('UPDATE club_imports SET started_at = ?', [
      '2020-01-01 00:00:00.000',
    ]);
    const { imports } = await read<ClubImports>('');
    expect(imports[0]?.canBeUndone).toBe(false);
    expect((await post(`/${imports[0]?.id}/undo`)).status).toBe(409);
  });
});
