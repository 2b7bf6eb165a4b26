import { hash } from 'node:crypto';
import type { ClubDetail } from '../clubs.dto.js';

/** What the image for a shared club says. Everything drawn depends on it. */
export interface ClubCard {
  kind: 'club';
  brandName: string;
  name: string;
  location: string;
  /** Average to one decimal; 0 without reviews. */
  rating: number;
  reviewCount: number;
}

/** The image for pages that aren't about a club. */
export interface SiteCard {
  kind: 'site';
  brandName: string;
  regionName: string;
}

export type ShareCard = ClubCard | SiteCard;

/** To be increased when the drawing changes, so that cached images are requested again. */
const DRAWING = 2;

/** The card of a club. */
export function clubCard(club: ClubDetail, brandName: string): ClubCard {
  const { name, location, overallRating: rating, reviewCount } = club;
  return { kind: 'club', brandName, name, location, rating, reviewCount };
}

/** The card of the site. */
export function siteCard({ brandName, regionName }: Omit<SiteCard, 'kind'>): SiteCard {
  return { kind: 'site', brandName, regionName };
}

/** Equal for cards that look the same: images are cached and tagged by it. */
export function cardDigest(card: ShareCard): string {
  return hash('sha256', JSON.stringify([DRAWING, card]), 'base64url');
}
