import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOVAL_REASONS } from '@club-reviews/domain/removal-reasons';
import { rated, storeClubs } from '../../../test/support/factories.js';
import { useTestDatabase } from '../../../test/support/test-database.js';
import { testSettings } from '../../../test/support/test-settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { readDutyFacts } from './duty-facts.js';
import { writeDuties } from './write-duties.js';

const OPERATOR = {
  operatorName: 'Leeds Parents’ Trust',
  operatorAddress: 'The Pavilion, Leeds',
  supportEmail: 'help@trust.example',
  regionName: 'West Yorkshire',
};
const SECTIONS = {
  'fake-reviews-risk-assessment.md': [
    'Fake reviews: risk assessment',
    'The duty, as we read it',
    'The site in figures',
    'Risks',
    'The policy',
    'Prevention and detection',
    'Investigation and removal',
    'Is it enough?',
  ],
  'illegal-content-risk-assessment.md': [
    'Illegal content: risk assessment',
    'The duty, as we read it',
    'Step 1: the service and the kinds of content',
    'Step 2: the risk of harm',
    'Step 3: measures',
    'Step 4: record, report, review',
  ],
  'childrens-access-assessment.md': [
    'Children’s access assessment',
    'The duty, as we read it',
    'Stage 1: can children access it?',
    'Stage 2: are enough of them likely to?',
    'Conclusion',
    'What protects them already',
  ],
  'record-of-processing.md': [
    'Record of processing activities',
    'The controller',
    'Purposes and lawful bases',
    'People and their data',
    'Who gets it',
    'How long',
    'Security',
    'What’s stored',
    'People',
    'Clubs and the site',
    'Outside the database',
  ],
};

describe('documents for an operator’s duties', () => {
  const database = useTestDatabase('suite');
  let folder: string;

  beforeAll(async () => {
    await storeClubs(database, [{ name: 'Leeds Lions', reviews: [rated(5), rated(4)] }]);
  });
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'duties-'))));
  afterEach(() => rm(folder, { recursive: true }));

  const write = async (changes: Partial<Settings> = {}) =>
    writeDuties(await readDutyFacts(database, testSettings(changes)), folder);
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const readAll = () => Promise.all(Object.keys(SECTIONS).map(read));

  it('have every part, questions for the operator, and no gap where something is unknown', async () => {
    expect(await write()).toEqual(Object.keys(SECTIONS).map((name) => join(folder, name)));
    for (const [name, sections] of Object.entries(SECTIONS)) {
      const text = await read(name);
      expect([name, [...text.matchAll(/^##? (.+)$/gm)].map(([, title]) => title)]).toEqual([name, sections]);
      expect(text).toContain('not legal advice');
      expect(text.match(/\*\*To complete:\*\* \S/g)!.length).toBeGreaterThan(5);
      expect(text).not.toMatch(/undefined|NaN|\[object|Invalid|: null|: *\n- |\| +\||\]\((?!https:)/);
    }
  });

  it('say what the settings and the database know', async () => {
    await write({
      operator: OPERATOR,
      reviewerAddressYears: 3,
      smtpUrl: 'smtps://user:secret@mail.example:465',
      map: { tilesUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png', attribution: '' },
      reviewPublication: 'approved',
    });
    for (const text of await readAll())
      for (const value of Object.values(OPERATOR)) expect(text).toContain(value);
    const [fake, illegal, , record] = (await readAll()) as [string, string, string, string];
    for (const text of [fake, illegal]) {
      expect(text).toContain('| Clubs in the directory | 1 |');
      expect(text).toContain('| Public reviews | 2 |');
      expect(text).toContain('| Public before a moderator has read it | no review |');
    }
    for (const { label } of Object.values(REMOVAL_REASONS)) expect(fake).toContain(`| ${label} |`);
    expect(record).toContain('addresses: 3 years after');
    expect(record).toContain('| mail.example:465 |');
    expect(record).toContain('| s.tiles.example |');
    expect(record).not.toContain('secret@');
  });

  it('record every table of docs/privacy.md', async () => {
    await write();
    const page = await readFile(new URL('../../../../docs/privacy.md', import.meta.url), 'utf8');
    const headings = page.match(/^### `\w+`$/gm)!;
    expect(headings.length).toBeGreaterThan(70);
    const record = await read('record-of-processing.md');
    expect(record.match(/^### `\w+`$/gm)).toEqual(headings);
  });

  it('never replace what an operator has written', async () => {
    await writeFile(join(folder, 'record-of-processing.md'), 'Our answers');
    const lines = await write();
    expect(
      lines.filter((line) => line.endsWith('record-of-processing.md is already there, and stays as it is')),
    ).toHaveLength(1);
    expect(await readdir(folder)).toHaveLength(4);
    expect(await read('record-of-processing.md')).toBe('Our answers');
  });
});
