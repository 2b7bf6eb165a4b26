import { clubPath } from './club-address';

/** Path of the page that shows how a club's reviews were handled. */
export function handlingPath(slug: string): string {
  return `${clubPath(slug)}/handling`;
}
