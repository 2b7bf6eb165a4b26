import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

const PRESET = '@secretlint/secretlint-rule-preset-recommend';

/**
 * False positives, by file: the rule that finds them, how often, and why they may stay. Another one in the same file is
 * reported.
 */
const KNOWN = {
  'api/src/club-area/photos/fetching/picture-fetcher.spec.ts': {
    rule: 'basicauth',
    times: 1,
    why: 'an address with a password, which has to be refused',
  },
  'api/src/platform/config/settings.spec.ts': {
    rule: 'database-connection-string',
    times: 3,
    why: 'invented addresses of databases',
  },
  'api/src/platform/database/dialect/mysql-url.spec.ts': {
    rule: 'database-connection-string',
    times: 1,
    why: 'an invented address of a database',
  },
  'api/test/start-and-stop.e2e-spec.ts': {
    rule: 'database-connection-string',
    times: 1,
    why: 'a database that isn’t there; its password must not be logged',
  },
  'api/test/support/certificate.ts': {
    rule: 'privatekey',
    times: 1,
    why: 'the key of a certificate that only tests trust, for localhost',
  },
};

/**
 * Looks for keys, tokens and passwords in a text.
 * @returns {Promise<{line: number, rule: string}[]>} their locations, without their values
 */
async function secretsIn(filePath, content) {
  const { messages } = await lintSource({
    source: { filePath, content, contentType: 'text' },
    options: { noPhysicFilePath: true, config: { rules: [{ id: PRESET, rule: creator }] } },
  });
  return messages.map(({ loc, ruleId }) => ({
    line: loc.start.line,
    rule: ruleId.replace('@secretlint/secretlint-rule-', ''),
  }));
}

/** Searches every file that git tracks or would add. Binary files are skipped. */
export async function secretsInRepository(root, known = KNOWN) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter(Boolean);
  const problems = [];
  for (const file of files) {
    const content = toText(join(root, file));
    if (content === null) continue;
    const found = await secretsIn(file, content);
    const { rule, times } = known[file] ?? {};
    const harmless = found.filter((secret) => secret.rule === rule);
    const unknown = harmless.length > times ? found : found.filter((secret) => !harmless.includes(secret));
    problems.push(...unknown.map((secret) => `${file}:${secret.line}: looks like a secret (${secret.rule})`));
    if (rule !== undefined && harmless.length < times)
      problems.push(`${file}: no longer has what tools/security/secrets.mjs lets pass`);
  }
  return { looked: files.length, problems };
}

function toText(path) {
  let content;
  try {
    content = readFileSync(path, 'utf8');
  } catch {
    // Deleted, but not yet committed.
    return null;
  }
  return content.includes('\0') ? null : content;
}
