import { socialAddress } from '@club-reviews/shared-ui/formatting';
import type { ClubDetail } from '../api/types';

/** A club's pages on social networks, if they're known and safe to open. */
export function socialLinks(
  club: Pick<ClubDetail, 'instagram' | 'facebook' | 'xTwitter'>,
): { name: string; href: string }[] {
  return [
    { name: 'Instagram', href: socialAddress('instagram', club.instagram) },
    { name: 'Facebook', href: socialAddress('facebook', club.facebook) },
    { name: 'X', href: socialAddress('x', club.xTwitter) },
  ].filter((link): link is { name: string; href: string } => link.href !== null);
}
