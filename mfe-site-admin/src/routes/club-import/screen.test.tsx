import { expectAccessible } from '@club-reviews/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beSignedIn, refusal, showAdmin } from '../../testing/show-admin';

const user = userEvent.setup({ delay: null, applyAccept: false });
const ADDRESS = '/admin/clubs/import';
const NO_COUNTS = { new: 0, changed: 0, unchanged: 0, doubtful: 0, broken: 0 };
const aJob = (values: object = {}) => ({
  id: 4,
  fileName: 'county.csv',
  step: 'checked',
  progress: 100,
  counts: NO_COUNTS,
  problem: null,
  ...values,
});
const PAST = {
  id: 9,
  fileName: 'spring.csv',
  startedAt: '2026-03-01T10:00:00.000Z',
  finishedAt: '2026-03-01T10:01:00.000Z',
  undoneAt: null,
  startedBy: 'Sam Reed',
  undoneBy: null,
  canBeUndone: true,
};
const COLUMNS = [
  { heading: 'Team', examples: ['Lions', 'Tigers'], column: null },
  { heading: '', examples: ['LS6 3AA', ''], column: null },
  { heading: 'Notes', examples: ['', ''], column: null },
];
const nothing = {
  'GET /admin/club-imports': { body: { working: null, imports: [] } },
  'GET /admin/club-imports/4/columns': { body: COLUMNS.map((column) => ({ ...column, column: 'name' })) },
};
const file = (size = 20, name = 'county.csv') => new File(['x'.repeat(size)], name, { type: 'text/csv' });
const check = () => user.click(screen.getByRole('button', { name: 'Check this file' }));

beforeEach(beSignedIn);

describe('importing clubs', () => {
  it('sends a file in parts, shows what importing it would do, and imports it', async () => {
    const { api, calls } = await showAdmin(ADDRESS, {
      ...nothing,
      'POST /admin/club-imports': { status: 201, body: aJob({ step: 'uploading', counts: null }) },
      'POST /admin/club-imports/4/parts': { body: aJob({ step: 'uploading', counts: null }) },
      'GET /admin/club-imports/4': {
        body: aJob({ counts: { ...NO_COUNTS, new: 1200, changed: 1, doubtful: 2, broken: 1 } }),
      },
      'GET /admin/club-imports/4/rows': {
        body: [{ line: 7, externalId: 'a7', name: 'Bears', outcome: 'broken', detail: 'postcode is wrong' }],
      },
    });
    await user.upload(await screen.findByLabelText('CSV file'), file(200_000));
    await check();
    expect(await screen.findByText('county.csv has been checked. Nothing has changed yet.')).toBeVisible();
    expect(calls('POST /admin/club-imports')[0]!.body).toEqual({
      fileName: 'county.csv',
      sizeBytes: 200_000,
    });
    expect(
      calls('POST /admin/club-imports/4/parts').map(({ body }) => (body as { offset: number }).offset),
    ).toEqual([0, 180_000]);
    expect(screen.getByText('1,200')).toBeVisible();
    expect(await screen.findByText('postcode is wrong')).toBeVisible();
    await expectAccessible();

    api.answer('POST /admin/club-imports/4/start', { body: aJob({ step: 'importing', progress: 0 }) });
    api.answer('GET /admin/club-imports/4', {
      body: aJob({ step: 'imported', counts: { ...NO_COUNTS, new: 1202, broken: 1 } }),
    });
    await user.click(screen.getByRole('checkbox', { name: 'Add doubtful clubs too' }));
    await user.click(screen.getByRole('checkbox', { name: /^Also replace what the club/ }));
    await user.type(screen.getByLabelText('Where the file comes from (optional)'), 'County FA');
    await user.type(screen.getByLabelText('Its licence (optional)'), 'OGL 3.0');
    await user.click(screen.getByRole('button', { name: 'Import these clubs' }));
    expect(await screen.findByText('1,202 new, 1 broken.')).toBeVisible();
    expect(calls('POST /admin/club-imports/4/start')[0]!.body).toEqual({
      ...{ addsDoubtful: true, overwrites: true, source: 'County FA', licence: 'OGL 3.0' },
    });
    await user.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(await screen.findByLabelText('CSV file')).toBeVisible();
  });

  it('says what is wrong with a file, before and after it is sent', async () => {
    const { api } = await showAdmin(ADDRESS, {
      ...nothing,
      'POST /admin/club-imports': refusal(403, 'Only owners may do this'),
    });
    await screen.findByLabelText('CSV file');
    await check();
    expect(screen.getByRole('alert')).toHaveTextContent('Please choose a CSV file.');
    expect(screen.getByLabelText('CSV file')).toHaveFocus();
    await user.upload(screen.getByLabelText('CSV file'), file(0));
    await check();
    expect(screen.getByRole('alert')).toHaveTextContent('This file is empty.');
    await user.upload(screen.getByLabelText('CSV file'), file());
    await check();
    expect(await screen.findByText('Only owners may do this')).toBeVisible();

    api.answer('POST /admin/club-imports', { status: 201, body: aJob({ step: 'uploading' }) });
    api.answer('POST /admin/club-imports/4/parts', { body: aJob({ step: 'checking' }) });
    api.answer('GET /admin/club-imports/4', {
      body: aJob({ step: 'failed', problem: 'county.csv is a workbook.' }),
    });
    api.answer('GET /admin/club-imports/4/columns', refusal(409, 'county.csv is a workbook.'));
    await user.upload(screen.getByLabelText('CSV file'), file());
    await check();
    expect(await screen.findByText('county.csv is a workbook.')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('asks what the columns are if the headings don’t say, and checks the file again', async () => {
    const { api, calls } = await showAdmin(ADDRESS, {
      ...nothing,
      'POST /admin/club-imports': { status: 201, body: aJob({ step: 'uploading' }) },
      'POST /admin/club-imports/4/parts': { body: aJob({ step: 'checking' }) },
      'GET /admin/club-imports/4': { body: aJob({ step: 'failed', problem: 'Missing: name.' }) },
      'GET /admin/club-imports/4/columns': { body: COLUMNS },
    });
    await user.upload(await screen.findByLabelText('CSV file'), file());
    await check();
    const [team, second, notes] = await Promise.all(
      ['Team', 'Column 2', 'Notes'].map((name) => screen.findByRole('combobox', { name })),
    );
    expect(team).toHaveAccessibleDescription('Lions · Tigers');
    expect(notes).toHaveAccessibleDescription('Empty in the first rows');

    const again = () => user.click(screen.getByRole('button', { name: 'Check with these columns' }));
    await again();
    expect(await screen.findByText('Choose which column has the clubs’ names')).toBeVisible();
    expect(team).toHaveFocus();
    await user.selectOptions(team!, 'Name of the club');
    await user.selectOptions(second!, 'Name of the club');
    await again();
    expect(await screen.findByText('You’ve already chosen this for “Team”')).toBeVisible();
    expect(second).toHaveFocus();
    expect(calls('POST /admin/club-imports/4/columns')).toEqual([]);

    await user.selectOptions(second!, 'Postcode');
    api.answer('POST /admin/club-imports/4/columns', refusal(409, 'This file isn’t waiting for its columns'));
    await again();
    expect(await screen.findByText('This file isn’t waiting for its columns')).toBeVisible();
    api.answer('POST /admin/club-imports/4/columns', { body: aJob({ step: 'checking' }) });
    api.answer('GET /admin/club-imports/4', { body: aJob({ counts: { ...NO_COUNTS, new: 2 } }) });
    api.answer('GET /admin/club-imports/4/columns', {
      body: COLUMNS.map((column, index) => ({ ...column, column: ['name', 'postcode', null][index] })),
    });
    await again();
    expect(await screen.findByText('county.csv has been checked. Nothing has changed yet.')).toBeVisible();
    expect(calls('POST /admin/club-imports/4/columns')[1]!.body).toEqual({
      columns: ['name', 'postcode', null],
    });
    await user.click(await screen.findByText('Columns left out: Notes'));
    expect(await screen.findByRole('combobox', { name: 'Column 2' })).toHaveValue('postcode');
    await expectAccessible();
  });

  it('says that the columns can’t be loaded, and tries again', async () => {
    const job = aJob({ step: 'failed', problem: 'Missing: name.' });
    const { api } = await showAdmin(ADDRESS, {
      'GET /admin/club-imports': { body: { working: job, imports: [] } },
      'GET /admin/club-imports/4': { body: job },
      'GET /admin/club-imports/4/columns': refusal(500, 'Something went wrong'),
    });
    expect(await screen.findByText('The columns didn’t load')).toBeVisible();
    api.answer('GET /admin/club-imports/4/columns', { body: COLUMNS });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('combobox', { name: 'Team' })).toBeVisible();
  });

  it('shows an import that is running, whoever started it', async () => {
    const job = aJob({ step: 'importing', progress: 41 });
    await showAdmin(ADDRESS, {
      'GET /admin/club-imports': { body: { working: job, imports: [PAST] } },
      'GET /admin/club-imports/4': { body: job },
    });
    expect(await screen.findByLabelText('Importing county.csv: 41 %')).toHaveValue(41);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    await expectAccessible();
  });

  it('says who imported clubs, and who undid it', async () => {
    const undone = {
      ...PAST,
      id: 8,
      undoneAt: '2026-03-02T09:30:00.000Z',
      startedBy: null,
      undoneBy: 'Ada Cole',
    };
    await showAdmin(ADDRESS, {
      'GET /admin/club-imports': { body: { working: null, imports: [PAST, undone] } },
    });
    expect(await screen.findByText('1 Mar 2026, 10:00, by Sam Reed')).toBeVisible();
    expect(screen.getByText('1 Mar 2026, 10:00, from the command line')).toBeVisible();
    expect(screen.getByText('Undone 2 Mar 2026, 09:30, by Ada Cole')).toBeVisible();
  });

  it('undoes the newest import after a question', async () => {
    const { calls } = await showAdmin(ADDRESS, {
      'GET /admin/club-imports': {
        body: { working: null, imports: [PAST, { ...PAST, id: 8, canBeUndone: false }] },
      },
      'POST /admin/club-imports/9/undo': { body: aJob({ step: 'undoing', progress: 0 }) },
      'GET /admin/club-imports/4': { body: aJob({ step: 'undone' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Undo this import?' }));
    await user.click(dialog.getByRole('button', { name: 'Undo the import' }));
    expect(await screen.findByText('The import of county.csv is undone')).toBeVisible();
    expect(calls('POST /admin/club-imports/9/undo')).toHaveLength(1);
  });
});
