import { websiteAddress } from '@club-reviews/shared-ui';

/** Whose website an address is compared with, its label, and whether the address matches. */
export interface DomainCheck {
  host: string;
  isSame: boolean;
}

/**
 * Whether an email address is at a website's domain: `secretary@lions.example` and `u10s@mail.lions.example` are at
 * `https://www.lions.example/about`.
 * @returns null if either is missing or invalid
 */
export function checkDomain(email: string | null, website: string | null): DomainCheck | null {
  const address = website === null ? null : websiteAddress(website);
  const domain = email?.split('@').at(-1)?.toLowerCase();
  if (address === null || !domain) return null;
  const host = new URL(address).hostname.replace(/^www\./, '');
  return { host, isSame: domain === host || domain.endsWith(`.${host}`) };
}
