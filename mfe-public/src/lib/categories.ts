import { CATEGORY_NAMES, RATING_CATEGORIES, ratingField } from '@club-reviews/domain/rating-categories';
import type { RatingCategory, RatingField } from '@club-reviews/domain/rating-categories';

/** A rating category with its texts for pages. */
export interface Category {
  /** Its name in addresses and calls. */
  slug: RatingCategory;
  /** The field in a review and in a club's averages. */
  key: RatingField;
  name: string;
  /** The long form, if there's room. */
  title: string;
  /** What a parent may want to know about this. */
  question: string;
}

const QUESTIONS: Record<RatingCategory, string> = {
  coaching: 'Is every child coached, not just the best ones?',
  communication: 'Do parents hear what they need to know in good time?',
  facilities: 'Pitches, changing rooms, parking, winter training.',
  inclusivity: 'Is there a place for every child who turns up?',
  value: 'What the fees get you over a season.',
};

/** The five categories, in the order that the product always lists them. */
export const CATEGORIES: readonly Category[] = RATING_CATEGORIES.map((slug) => ({
  slug,
  key: ratingField(slug),
  name: CATEGORY_NAMES[slug],
  title: slug === 'coaching' ? 'Coaching Quality' : CATEGORY_NAMES[slug],
  question: QUESTIONS[slug],
}));
