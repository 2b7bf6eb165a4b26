import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../setup/npm.mjs';
import { FAULTS } from './faults.mjs';

it('the injected faults still fit the files that they change', () => {
  const unfit = FAULTS.flatMap(({ name, edits, file }) => [
    ...edits
      .filter(({ file: path, from }) => readFileSync(join(ROOT, path), 'utf8').split(from).length !== 2)
      .map((edit) => `${name}: ${edit.file} doesn't have ${JSON.stringify(edit.from)} exactly once`),
    ...(file && !existsSync(join(ROOT, file)) ? [`${name}: there is no ${file}`] : []),
  ]);
  assert.deepEqual(unfit, []);
});
