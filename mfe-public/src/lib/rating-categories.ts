import type { Review } from '../api/types';

type RatingKey = Extract<keyof Review, `${string}Rating`>;

/** One of the five things a review rates. */
export interface RatingCategory {
  /** Its name in addresses and calls. */
  slug: 'coaching' | 'communication' | 'facilities' | 'inclusivity' | 'value';
  /** Field of a review and of a club's averages. */
  key: Exclude<RatingKey, 'overallRating'>;
  name: string;
  /** The long form, where there is room. */
  title: string;
  /** What a parent may want to know under this heading. */
  question: string;
}

/** The five categories, in the order in which the product always lists them. */
export const RATING_CATEGORIES: readonly RatingCategory[] = [
  {
    slug: 'coaching',
    key: 'coachingRating',
    name: 'Coaching',
    title: 'Coaching Quality',
    question: 'Is every child coached, not only the best ones?',
  },
  {
    slug: 'communication',
    key: 'communicationRating',
    name: 'Communication',
    title: 'Communication',
    question: 'Do parents hear what they need, in good time?',
  },
  {
    slug: 'facilities',
    key: 'facilitiesRating',
    name: 'Facilities',
    title: 'Facilities',
    question: 'Pitches, changing rooms, parking, winter training.',
  },
  {
    slug: 'inclusivity',
    key: 'inclusivityRating',
    name: 'Inclusivity',
    title: 'Inclusivity',
    question: 'Is there a place for every child who turns up?',
  },
  {
    slug: 'value',
    key: 'valueRating',
    name: 'Value',
    title: 'Value',
    question: 'What the fees buy over a season.',
  },
];
