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

/** What a club's badge says, as an image and in a frame; each text is a line. */
export interface BadgeCard {
  kind: 'badge';
  name: string;
  /** Average to one decimal; null without reviews. */
  rating: number | null;
  /** Such as "33 reviews"; empty for a club that isn't listed. */
  reviews: string;
  /** Where the reviews are, and whether the club has closed. */
  note: string;
}

export type ShareCard = ClubCard | SiteCard | BadgeCard;

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

/** The badge of a club; undefined stands for one that has no page. */
export function badgeCard(club: ClubDetail | undefined, brandName: string): BadgeCard {
  if (!club) {
    return { kind: 'badge', name: 'This club isn’t listed', rating: null, reviews: '', note: brandName };
  }
  const { name, overallRating, reviewCount, closed } = club;
  return {
    kind: 'badge',
    name,
    rating: reviewCount === 0 ? null : overallRating,
    reviews: reviewsText(reviewCount),
    note: closed ? `This club has closed · ${brandName}` : brandName,
  };
}

const counted = new Intl.NumberFormat('en-GB');

/** How many reviews a rating is based on: "No reviews yet", "1 review", "1,240 reviews". */
export function reviewsText(count: number): string {
  if (count === 0) return 'No reviews yet';
  return `${counted.format(count)} ${count === 1 ? 'review' : 'reviews'}`;
}

/** Equal for cards that look the same: images are cached and tagged by it. */
export function cardDigest(card: ShareCard): string {
  return hash('sha256', JSON.stringify([DRAWING, card]), 'base64url');
}
