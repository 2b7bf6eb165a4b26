/**
 * `node tools/structure/check.mjs`: checks that the api's imports only go down its layers, and that the picture in
 * docs/architecture.md shows the existing folders and arrows.
 *
 *   node tools/structure/check.mjs               check
 *   node tools/structure/check.mjs --write    draw the picture anew
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { ROOT } from '../setup/npm.mjs';
import { drawFolders } from './picture.mjs';

const DOCUMENT = `${ROOT}docs/architecture.md`;
const MARKED =
  /(<!-- api-structure: node tools\/structure\/check\.mjs --write -->\n)[\s\S]*?(<!-- end of api-structure -->)/;

process.chdir(ROOT);
const { forbidden, options } = config;
const { output } = await cruise(['api/src', 'domain/src', 'releases/src', 'observability/src'], {
  ...options,
  validate: true,
  ruleSet: { forbidden, options },
});
const problems = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`);

const text = readFileSync(DOCUMENT, 'utf8');
const current = text.replace(MARKED, (_, start, end) => `${start}\n${drawFolders(output.modules)}\n\n${end}`);
if (process.argv.includes('--write')) writeFileSync(DOCUMENT, current);
else if (current !== text)
  problems.push('docs/architecture.md is out of date: node tools/structure/check.mjs --write');
if (!MARKED.test(text)) problems.push('docs/architecture.md has lost the marks around its picture');

for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${output.modules.length} files: imports go down only.`);
process.exit(problems.length > 0 ? 1 : 0);
