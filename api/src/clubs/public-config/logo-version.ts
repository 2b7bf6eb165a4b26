import { hash } from 'node:crypto';

/** Tells a logo's address from that of the picture before it. */
export const toLogoVersion = (brandLogo: string) => hash('sha256', brandLogo).slice(0, 12);
