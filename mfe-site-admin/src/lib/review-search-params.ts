import { MAX_RATING } from '@club-reviews/domain/ratings';
import { REVIEW_STATUSES } from '@club-reviews/domain/review-status';
import type { ReviewStatus } from '@club-reviews/domain/review-status';
import type { ReviewsArg } from '../api/types';

/** The settings in the address of the list of reviews. */
export interface ReviewListParams {
  text: string;
  status: ReviewStatus | null;
  clubId: number | null;
  rating: number | null;
  isHeld: boolean;
  /** Only reviews with a waiting edit. */
  isEdited: boolean;
  /** Where the page starts; null for the newest reviews. */
  cursor: string | null;
}

/** The list's defaults: all reviews, newest first. */
export const ALL_REVIEWS: ReviewListParams = {
  text: '',
  status: null,
  clubId: null,
  rating: null,
  isHeld: false,
  isEdited: false,
  cursor: null,
};

/** The largest id that the api accepts. */
const MAX_CLUB_ID = 999_999_999;

function wholeNumberOf(text: string | null, max: number): number | null {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number >= 1 && number <= max ? number : null;
}

/** Reads a query string. Unknown values count as missing. */
export function readReviewListParams(search: string): ReviewListParams {
  const parameters = new URLSearchParams(search);
  const status = parameters.get('status');
  return {
    text: (parameters.get('q') ?? '').trim().slice(0, 100),
    status: REVIEW_STATUSES.find((known) => known === status) ?? null,
    clubId: wholeNumberOf(parameters.get('club'), MAX_CLUB_ID),
    rating: wholeNumberOf(parameters.get('rating'), MAX_RATING),
    isHeld: parameters.get('hold') === 'yes',
    isEdited: parameters.get('edit') === 'waiting',
    cursor: parameters.get('cursor') || null,
  };
}

/** The query string, "" for the defaults. */
export function reviewListQuery({
  text,
  status,
  clubId,
  rating,
  isHeld,
  isEdited,
  cursor,
}: ReviewListParams): string {
  const parameters = new URLSearchParams();
  if (text !== '') parameters.set('q', text);
  if (status !== null) parameters.set('status', status);
  if (clubId !== null) parameters.set('club', String(clubId));
  if (rating !== null) parameters.set('rating', String(rating));
  if (isHeld) parameters.set('hold', 'yes');
  if (isEdited) parameters.set('edit', 'waiting');
  if (cursor !== null) parameters.set('cursor', cursor);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** The filters as the api takes them. */
export function reviewFilters({
  text,
  status,
  clubId,
  rating,
  isHeld,
  isEdited,
}: ReviewListParams): ReviewsArg {
  return {
    ...(text === '' ? {} : { search: text }),
    ...(status === null ? {} : { status }),
    ...(clubId === null ? {} : { clubId }),
    ...(rating === null ? {} : { rating }),
    ...(isHeld ? { held: 'true' as const } : {}),
    ...(isEdited ? { edit: 'waiting' as const } : {}),
  };
}

/** Whether the list is filtered. */
export function isNarrowed(params: ReviewListParams): boolean {
  return Object.keys(reviewFilters(params)).length > 0;
}
