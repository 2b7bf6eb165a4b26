import { hash } from 'node:crypto';
import type { Brand } from './draw-icon.js';

const LENGTH = 12;

/** For an address with its picture's own version; an earlier page may ask for one that has been replaced. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** Tells a logo's address from that of the picture before it. */
export const toLogoVersion = (brandLogo: string) => hash('sha256', brandLogo).slice(0, LENGTH);

/** The same for icons; undefined if the site has the product's own. */
export function toIconVersion({ brandColour, brandAccent, brandLogo }: Brand): string | undefined {
  const shown = [brandColour, brandAccent, brandLogo].join(' ').trim();
  return shown === '' ? undefined : hash('sha256', shown).slice(0, LENGTH);
}
