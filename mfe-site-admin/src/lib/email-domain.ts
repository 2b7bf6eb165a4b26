import { websiteAddress } from '@club-reviews/shared-ui';

/** Whose website an address is compared with, what it is called, and whether the address belongs to it. */
export interface DomainCheck {
  host: string;
  isSame: boolean;
}

/**
 * Whether an email address is at a website's domain: `secretary@lions.example` and `u10s@mail.lions.example` are at
 * `https://www.lions.example/about`.
 * @returns null where either is missing or isn't one
 */
export function checkDomain(email: string | null, website: string | null): DomainCheck | null {
  const address = website === null ? null : websiteAddress(website);
  const domain = email?.split('@').at(-1)?.toLowerCase();
  if (address === null || !domain) return null;
  const host = new URL(address).hostname.replace(/^www\./, '');
  return { host, isSame: domain === host || domain.endsWith(`.${host}`) };
}
