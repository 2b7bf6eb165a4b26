import dns from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { EnvironmentError } from '@club-reviews/releases/setting-table/read-settings';
import { loadSettings } from '../platform/config/settings.js';
import { checkMail } from './mail-check/check-mail.js';

// Checks whether mail of this site arrives: what its domain publishes, and its mail server.
try {
  const { values, positionals } = parseArgs({
    options: { selector: { type: 'string' } },
    allowPositionals: true,
  });
  const [recipient] = positionals;
  const findings = await checkMail(loadSettings(), dns, { ...values, ...(recipient && { recipient }) });
  for (const { name, isFine, text, fix } of findings)
    process.stdout.write(`${isFine ? 'fine ' : 'WRONG'} ${name}: ${text}\n${fix ? `      ${fix}\n` : ''}`);
  process.exitCode = findings.every(({ isFine }) => isFine) ? 0 : 1;
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
