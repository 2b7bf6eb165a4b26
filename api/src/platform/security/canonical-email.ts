/** What a provider does with the part before the "@", as far as no two people can share the result. */
interface Provider {
  domains: readonly string[];
  /** A mailbox has an address in each of these domains. */
  hasOneNamespace?: true;
  /** The characters after which the owner can add anything: "parent+club@…" reaches "parent@…". */
  tagSeparators: RegExp;
  /** Characters that make no difference. */
  ignored?: RegExp;
  /** "anything@parent.fastmail.com" reaches "parent@fastmail.com". */
  hasSubdomainAddresses?: true;
}

const PLUS = /\+/;

/**
 * Only what providers document. Elsewhere a "+" or a dot may well tell two people apart, and treating them as one would
 * refuse a person's review.
 */
const PROVIDERS: readonly Provider[] = [
  { domains: ['gmail.com', 'googlemail.com'], hasOneNamespace: true, tagSeparators: PLUS, ignored: /\./g },
  {
    domains: [
      'outlook.com',
      'outlook.co.uk',
      'hotmail.com',
      'hotmail.co.uk',
      'live.com',
      'live.co.uk',
      'msn.com',
    ],
    tagSeparators: PLUS,
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'], hasOneNamespace: true, tagSeparators: PLUS },
  { domains: ['fastmail.com', 'fastmail.fm'], tagSeparators: PLUS, hasSubdomainAddresses: true },
  {
    domains: ['proton.me', 'protonmail.com', 'pm.me'],
    hasOneNamespace: true,
    tagSeparators: PLUS,
    ignored: /[._-]/g,
  },
  // Yahoo's names hold no hyphen; what follows one is part of a disposable address for the same mailbox.
  { domains: ['yahoo.com', 'yahoo.co.uk', 'ymail.com', 'rocketmail.com'], tagSeparators: /[-+]/ },
];

/** Incremented when {@link canonicalEmail} learns a provider: hashes in the database are then computed again. */
export const CANONICAL_EMAIL_VERSION = '1';

/**
 * The form in which two addresses count as equal: without surrounding spaces, compatibility characters resolved, in
 * lower case.
 */
export function normaliseEmail(address: string): string {
  return address.trim().normalize('NFKC').toLowerCase();
}

/**
 * The one address behind the many that a known provider delivers to the same mailbox, normalised. An ordinary address
 * stays as it is, and so does anything that isn't an address.
 */
export function canonicalEmail(address: string): string {
  const normalised = normaliseEmail(address);
  const at = normalised.lastIndexOf('@');
  const local = normalised.slice(0, at);
  const domain = normalised.slice(at + 1);
  if (at < 1) return normalised;
  for (const provider of PROVIDERS) {
    const name = mailboxName(provider, local, domain);
    if (name === undefined) continue;
    return name === '' ? normalised : `${name}@${mailboxDomain(provider, domain)}`;
  }
  return normalised;
}

/**
 * The same without what follows a "+", at any provider: for limits, where taking two people for one does little harm,
 * and a mailbox with endless addresses would have none.
 */
export function untaggedEmail(address: string): string {
  return canonicalEmail(address).replace(/(?<=.)\+[^@]*(?=@[^@]*$)/, '');
}

/** The part of an address after its last "@", normalised; empty if there is none. */
export function emailDomain(address: string): string {
  const normalised = normaliseEmail(address);
  const at = normalised.lastIndexOf('@');
  return at < 0 ? '' : normalised.slice(at + 1);
}

/** The name of the mailbox at this provider; undefined if the domain isn't one of its own. */
function mailboxName(provider: Provider, local: string, domain: string): string | undefined {
  if (provider.domains.includes(domain)) {
    const [name = ''] = local.split(provider.tagSeparators, 1);
    return provider.ignored ? name.replace(provider.ignored, '') : name;
  }
  if (!provider.hasSubdomainAddresses) return undefined;
  const parent = provider.domains.find((own) => domain.endsWith(`.${own}`));
  return parent && domain.slice(0, -parent.length - 1);
}

function mailboxDomain({ domains, hasOneNamespace }: Provider, domain: string): string {
  const own = domains.find((candidate) => domain === candidate || domain.endsWith(`.${candidate}`));
  return (hasOneNamespace ? domains[0] : own) ?? domain;
}
