import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { childrensAccess } from './childrens-access.js';
import type { DutyFacts } from './duty-facts.js';
import { fakeReviews } from './fake-reviews.js';
import { illegalContent } from './illegal-content.js';
import { recordOfProcessing } from './record-of-processing.js';

const DOCUMENTS = {
  'fake-reviews-risk-assessment.md': fakeReviews,
  'illegal-content-risk-assessment.md': illegalContent,
  'childrens-access-assessment.md': childrensAccess,
  'record-of-processing.md': recordOfProcessing,
};

/** Writes each document into a folder, and says so. One that's there stays: it may have answers in it. */
export async function writeDuties(facts: DutyFacts, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  return Promise.all(
    Object.entries(DOCUMENTS).map(async ([name, toDocument]) => {
      const path = join(folder, name);
      if (existsSync(path)) return `${path} is already there, and stays as it is`;
      await writeFile(path, toDocument(facts));
      return path;
    }),
  );
}
