import { plural, ratingLabel } from '@club-reviews/shared-ui/formatting';
import type { ClubDetail } from '../api/types';
import { imageAddress } from '@club-reviews/shared-ui/formatting';

/** Path of the images to share that the api draws. */
export const DRAWN_IMAGES = '/api/og-image';

/** Absolute address of a club's image to share: its own, or else the one that the api draws. */
export function clubImage(club: ClubDetail, origin: string): string {
  const own = imageAddress(club.clubLogo) ?? imageAddress(club.imageUrl);
  if (own === null) return `${origin}${DRAWN_IMAGES}/club/${club.id}`;
  return own.startsWith('/') ? `${origin}${own}` : own;
}

/** A club in one sentence with its rating, then its own description. */
export function clubDescription(club: ClubDetail): string {
  const rating =
    club.reviewCount === 0
      ? 'No parent reviews yet.'
      : `Rated ${ratingLabel(club.overallRating)} out of 5 by parents (${plural(club.reviewCount, 'verified review')}).`;
  return `${club.name}, youth football in ${club.location}. ${rating} ${club.description}`;
}
