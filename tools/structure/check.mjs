/** `node tools/structure/check.mjs`: checks that the api's imports only go down its layers. */
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { ROOT } from '../setup/npm.mjs';

process.chdir(ROOT);
const { forbidden, options } = config;
const { output } = await cruise(['api/src', 'domain/src', 'releases/src', 'observability/src'], {
  ...options,
  validate: true,
  ruleSet: { forbidden, options },
});
const problems = output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`);

for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${output.modules.length} files: imports go down only.`);
process.exit(problems.length > 0 ? 1 : 0);
