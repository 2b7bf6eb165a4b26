import { HandHeart, Landmark, MessagesSquare, Target, WalletCards } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { RatingCategory } from '@club-reviews/domain/rating-categories';

/** The picture of each rating category, by its slug. */
export const CATEGORY_ICONS: Record<RatingCategory, LucideIcon> = {
  coaching: Target,
  communication: MessagesSquare,
  facilities: Landmark,
  inclusivity: HandHeart,
  value: WalletCards,
};
