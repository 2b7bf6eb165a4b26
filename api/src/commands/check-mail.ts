import dns from 'node:dns/promises';
import { parseArgs } from 'node:util';
import { loadSettings } from '../platform/config/settings.js';
import { runCommand } from './command.js';
import { checkMail } from './mail-check/check-mail.js';

const USAGE = `check-mail [ADDRESS] [--selector NAME]
  whether mail of this site arrives: what its domain publishes, and its mail server
  ADDRESS          gets a test mail
  --selector NAME  of the domain's DKIM key`;

await runCommand(USAGE, async () => {
  const { values, positionals } = parseArgs({
    options: { selector: { type: 'string' } },
    allowPositionals: true,
  });
  const [recipient] = positionals;
  const findings = await checkMail(loadSettings(), dns, { ...values, ...(recipient && { recipient }) });
  for (const { name, isFine, text, fix } of findings)
    process.stdout.write(`${isFine ? 'fine ' : 'WRONG'} ${name}: ${text}\n${fix ? `      ${fix}\n` : ''}`);
  return findings.every(({ isFine }) => isFine) ? 0 : 1;
});
