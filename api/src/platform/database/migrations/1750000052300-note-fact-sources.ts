import { londonClock } from '@club-reviews/domain/london-clock';
import type { QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';
import { flag, nullable, text, varchar } from './column-options.js';

const JOBS = 'club_import_jobs';
const JOB_COLUMNS = [nullable(varchar('source', 120)), nullable(varchar('licence', 80)), flag('overwrites')];

/** The facts that clubs had when their sources began to be noted. */
const FACTS = [
  ...['name', 'location', 'postcode', 'sport', 'leagues', 'description', 'aboutUs', 'teamDetails', 'teams'],
  ...['trainingSchedule', 'cost', 'membershipFees', 'homeGround', 'trainingGroundAddress', 'accreditation'],
  ...[
    'siblingDiscount',
    'firstAider',
    'founded',
    'groundSurfaces',
    'groundAccess',
    'welfareOfficer',
    'website',
  ],
  ...['imageUrl', 'instagram', 'facebook', 'xTwitter'],
];

/** Where each fact about a club comes from: unknown for what is there already. */
export class NoteFactSources1750000052300 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('clubs', new TableColumn(nullable(text('fact_sources'))));
    for (const column of JOB_COLUMNS) await runner.addColumn(JOBS, new TableColumn(column));
    const unknown = { kind: 'unknown', on: londonClock(new Date()).date, name: null, licence: null };
    await runner.query('UPDATE clubs SET fact_sources = ?', [JSON.stringify([{ ...unknown, facts: FACTS }])]);
  }
}
