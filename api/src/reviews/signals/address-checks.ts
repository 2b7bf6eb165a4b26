import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';
import { canonicalEmail, emailDomain } from '../../platform/security/canonical-email.js';
import type { ClubTie } from './signal-rules.js';

/**
 * Services that give addresses to everyone, as far as British clubs use them: that a manager's address is there too
 * says nothing about a parent. Public services are included because many parents work there, and RFC 2606's example
 * domains because nobody does.
 */
const SHARED_DOMAINS = new Set(
  `aol.com blueyonder.co.uk btinternet.com btopenworld.com example.com example.net
  example.org fastmail.com fastmail.fm gmail.com gmx.co.uk gmx.com
  googlemail.com hotmail.co.uk hotmail.com icloud.com live.co.uk live.com mac.com mail.com me.com msn.com nhs.net
  ntlworld.com o2.co.uk outlook.co.uk outlook.com plusnet.com pm.me proton.me protonmail.com rocketmail.com sky.com
  talk21.com talktalk.net tiscali.co.uk virginmedia.com yahoo.co.uk yahoo.com ymail.com zoho.com`.split(
    /\s+/,
  ),
);
const PUBLIC_SERVICE = /(?:^|\.)(?:gov\.uk|nhs\.uk|ac\.uk|sch\.uk|police\.uk)$/;

/** Under these of a country's domains, the label before is what somebody registers: club.org.uk. */
const SECOND_LEVEL = /(?:^|\.)(?:ac|co|com|edu|gov|ltd|me|net|org|plc)\.[a-z]{2}$/;

const disposable = disposableEmailBlocklistSet();

/** Whether an address is from a throwaway service, valid for minutes. */
export function isDisposableAddress(address: string): boolean {
  const labels = emailDomain(address).split('.');
  return labels.some((_, start) => disposable.has(labels.slice(start).join('.')));
}

/** Whether anyone, or everyone at a public service, can have an address in this domain. */
function isShared(domain: string): boolean {
  return SHARED_DOMAINS.has(domain) || PUBLIC_SERVICE.test(domain);
}

/**
 * The registered domain of an address whose owner can have as many as they like: "a@x.lions.co.uk" has "lions.co.uk".
 * Null if the domain is shared by people who don't know each other.
 */
export function ownDomain(address: string): string | null {
  const domain = emailDomain(canonicalEmail(address));
  const labels = domain.split('.');
  const registered = labels.slice(SECOND_LEVEL.test(domain) ? -3 : -2).join('.');
  return isShared(domain) || isShared(registered) ? null : registered;
}

/** What a club is recognised by. */
export interface ClubIdentity {
  website: string | null;
  /** Its contact address and those of its managers and claimants. */
  addresses: readonly string[];
}

/** How the owner of an address is tied to a club; null if not as far as we know. */
export function getClubTie(address: string, { website, addresses }: ClubIdentity): ClubTie | null {
  const canonical = canonicalEmail(address);
  if (addresses.some((own) => canonicalEmail(own) === canonical)) return 'address';
  const domain = emailDomain(address);
  if (!domain.includes('.') || isShared(domain)) return null;
  const host = getHost(website);
  if (host === domain || host.endsWith(`.${domain}`)) return 'website';
  return addresses.some((own) => emailDomain(own) === domain) ? 'colleague' : null;
}

function getHost(website: string | null): string {
  if (website === null || !URL.canParse(website)) return '';
  return new URL(website).hostname;
}
