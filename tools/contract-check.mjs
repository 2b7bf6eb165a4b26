/**
 * The stage `contract`: generates the api's contract and its clients, and fails if any of them differs from the
 * committed file. The generated files stay, ready to be committed.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, npm } from './setup/npm.mjs';
import { REMOTES } from './setup/product.mjs';

const clients = REMOTES.filter((remote) => existsSync(join(ROOT, remote, 'openapi.config.mjs')));
const generatedBy = (remote) =>
  readdirSync(join(ROOT, remote, 'src/api'))
    .filter((name) => /^generated.*\.(ts|json)$/.test(name))
    .map((name) => `${remote}/src/api/${name}`);
const files = ['api/openapi.json', ...clients.flatMap(generatedBy)];
const read = () => files.map((file) => readFileSync(join(ROOT, file), 'utf8'));

const committed = read();
npm(['run', '--silent', 'openapi', '-w', 'api']);
for (const remote of clients) npm(['run', '--silent', 'codegen', '-w', remote]);
const generated = read();

const outdated = files.filter((_file, index) => committed[index] !== generated[index]);
if (outdated.length > 0) {
  console.error(
    `These generated files were out of date and have been updated; please commit them: ${outdated.join(', ')}`,
  );
  process.exit(1);
}
console.log(`Up to date: ${files.join(', ')}`);
