import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { packageProblems, readAudit } from './packages.mjs';
import { secretsInRepository } from './secrets.mjs';

// Put together here, or this file itself would be reported.
const DATABASE = ['mysql://', 'club:', 'h4rd-t0-guess', '@db.internal:3306/reviews'].join('');
const TOKEN = ['ghp', '_', randomBytes(18).toString('hex')].join('');

describe('secrets', () => {
  it('are found in files that git tracks or would add, by line, without being shown', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'club-reviews-secrets-'));
    try {
      execFileSync('git', ['init', '-q'], { cwd: folder });
      writeFileSync(join(folder, '.gitignore'), '.env\n');
      writeFileSync(join(folder, '.env'), `TOKEN=${TOKEN}`);
      writeFileSync(join(folder, 'a.ts'), `\n// ${TOKEN}\n`);
      writeFileSync(join(folder, 'b.md'), DATABASE);
      writeFileSync(join(folder, 'picture'), `\0${TOKEN}`);
      const { problems, looked } = await secretsInRepository(folder, {});
      assert.deepEqual(problems, [
        'a.ts:2: looks like a secret (github)',
        'b.md:1: looks like a secret (database-connection-string)',
      ]);
      assert.equal(looked, 4);
      const known = { 'b.md': { rule: 'database-connection-string', times: 1 } };
      assert.equal((await secretsInRepository(folder, known)).problems.length, 1);
      writeFileSync(join(folder, 'b.md'), `${DATABASE}\n${DATABASE}`);
      assert.equal((await secretsInRepository(folder, known)).problems.length, 3);
      writeFileSync(join(folder, 'b.md'), 'none');
      assert.match((await secretsInRepository(folder, known)).problems.at(-1), /^b\.md: no longer has/);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('packages', () => {
  const pinned = { version: '1.0.0', integrity: 'sha512-x' };
  const problems = (packages, allowScripts = {}) => packageProblems({ packages }, allowScripts);

  it('that run install scripts are decided on one by one', () => {
    const packages = { '': {}, 'node_modules/a': { ...pinned, hasInstallScript: true } };
    assert.match(problems(packages)[0], /^a runs a script/);
    assert.deepEqual(problems(packages, { a: false }), []);
    assert.match(problems({ 'node_modules/a': pinned }, { a: true })[0], /has no script/);
  });

  it('come from the registry, with a checksum', () => {
    const resolved = 'git+ssh://git@github.com/a/b.git#1234';
    assert.match(problems({ 'node_modules/a': { ...pinned, resolved } })[0], /not from the registry/);
    assert.match(problems({ 'node_modules/a/node_modules/b': { version: '1.0.0' } })[0], /no checksum/);
    assert.deepEqual(problems({ 'node_modules/api': { resolved: 'api', link: true } }), []);
  });
});

describe('known vulnerabilities', () => {
  const found = (severity) => ({ name: 'a', severity, range: '<2' });

  it('fail the check from high severity', () => {
    const report = { vulnerabilities: { a: found('high'), b: found('moderate') } };
    const { asked, problems } = readAudit(JSON.stringify(report));
    assert.deepEqual([asked, problems], [true, ['a <2: a weakness is known (high); see npm audit']]);
    assert.deepEqual(readAudit('{"vulnerabilities":{}}').problems, []);
  });

  it('are reported as unknown, not none, if the registry gives no information', () => {
    for (const text of ['', 'not json', '{"message":"405 Method Not Allowed"}']) {
      const { asked, said } = readAudit(text);
      assert.equal(asked, false);
      assert.match(said, /NOT LOOKED UP/);
    }
  });
});
