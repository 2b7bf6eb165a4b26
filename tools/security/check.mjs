/**
 * `node tools/security/check.mjs`: checks for secrets in the repository, what packages may run during installation, and their known
 * vulnerabilities, as far as the registry in use reports them. Exits with 1 if something is wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/npm.mjs';
import { auditPackages, packageProblems } from './packages.mjs';
import { secretsInRepository } from './secrets.mjs';

const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

const secrets = await secretsInRepository(ROOT);
const lock = readJson('package-lock.json');
const scripts = packageProblems(lock, readJson('package.json').allowScripts);
const audit = auditPackages(ROOT);
console.log(`Secrets: ${secrets.problems.length} in ${secrets.looked} files`);
console.log(
  `Packages: ${scripts.length} problems in ${Object.keys(lock.packages).length} entries of the lock file`,
);
console.log(`Known weaknesses: ${audit.said}`);
const problems = [...secrets.problems, ...scripts, ...audit.problems];
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
