/** The look-ups that the check needs; `node:dns/promises` has them. */
export interface DnsLookups {
  resolveMx(name: string): Promise<{ exchange: string }[]>;
  resolveTxt(name: string): Promise<string[][]>;
}

/** One line of the check: what was found, and what to publish or do if it's wrong. */
export interface MailFinding {
  name: string;
  isFine: boolean;
  text: string;
  fix?: string;
}

const NONE = new Set(['ENODATA', 'ENOTFOUND']);

interface Sender {
  domain: string;
  smtpHost: string;
  selector?: string;
  contact: string;
}

/** What a sender's domain publishes about its mail, or that the resolver doesn't say. */
export async function checkDns(dns: DnsLookups, sender: Sender): Promise<MailFinding[]> {
  try {
    return await findRecords(dns, sender);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const text = `no answer: ${[syscall, code].filter(Boolean).join(' ')}`;
    return [{ name: 'DNS', isFine: false, text, fix: 'Try again, or check this machine’s resolver.' }];
  }
}

async function findRecords(
  dns: DnsLookups,
  { domain, smtpHost, selector, contact }: Sender,
): Promise<MailFinding[]> {
  const txt = async (name: string, start: RegExp): Promise<string[]> =>
    (await orNone(dns.resolveTxt(name))).map((parts) => parts.join('')).filter((text) => start.test(text));
  const exchanges = (await orNone(dns.resolveMx(domain))).filter(({ exchange }) => exchange !== '');
  const spf = await txt(domain, /^v=spf1\b/i);
  const key = selector && `${selector}._domainkey.${domain}`;
  const dkim = key ? await txt(key, /\bp=[^;\s]/) : [];
  const dmarc = [...(await txt(`_dmarc.${domain}`, /^v=DMARC1\b/i)), ...(await inherited(domain, txt))];
  return [
    toFinding(
      'MX',
      exchanges.map(({ exchange }) => exchange),
      `${domain} MX 10 (the server that takes its mail)`,
    ),
    spf.length > 1
      ? {
          name: 'SPF',
          isFine: false,
          text: `${spf.length} records, which counts as none`,
          fix: 'Join them into one.',
        }
      : toFinding('SPF', spf, `${domain} TXT "v=spf1 a:${smtpHost} ~all", or what your provider says`),
    key
      ? toFinding('DKIM', dkim, `${key} TXT, with the key that your provider shows`)
      : {
          name: 'DKIM',
          isFine: false,
          text: 'not checked',
          fix: 'Say --selector NAME, as your provider names it.',
        },
    toFinding('DMARC', dmarc, `_dmarc.${domain} TXT "v=DMARC1; p=none; rua=mailto:${contact}"`),
  ];
}

/** A domain without a policy has that of the domain above it. */
async function inherited(
  domain: string,
  txt: (name: string, start: RegExp) => Promise<string[]>,
): Promise<string[]> {
  const above = domain.split('.').slice(1);
  return above.length < 2 ? [] : txt(`_dmarc.${above.join('.')}`, /^v=DMARC1\b/i);
}

function toFinding(name: string, found: readonly string[], publish: string): MailFinding {
  if (found.length > 0) return { name, isFine: true, text: found.join(', ') };
  return { name, isFine: false, text: 'nothing is published', fix: `Publish ${publish}.` };
}

async function orNone<T>(lookup: Promise<T[]>): Promise<T[]> {
  try {
    return await lookup;
  } catch (error) {
    if (NONE.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}
