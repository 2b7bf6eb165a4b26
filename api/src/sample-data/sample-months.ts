import { monthOf } from '@club-reviews/domain/months';
import type { ReviewPublication } from '@club-reviews/domain/review-status';
import type { ReviewEvent } from '../model/reviews/monthly-review-counts.js';
import type { Row } from './sample-rows.js';
import { isVisibleSample } from './sample-rows.js';
import type { SampleReview } from './sample-types.js';

/** What would have been counted by month, if the sample reviews had come in one by one. */
export class SampleMonths {
  private readonly counts = new Map<string, { month: string; event: ReviewEvent; count: number }>();

  constructor(private readonly publication: ReviewPublication) {}

  /** Counts a review. */
  add(review: SampleReview): void {
    const { createdAt, verifiedAt, approvedAt } = review;
    this.count('submitted', createdAt);
    this.count('confirmed', verifiedAt);
    if (isVisibleSample(review, this.publication))
      this.count('published', this.publication === 'approved' ? approvedAt : verifiedAt);
  }

  /** The rows to store. */
  rows(): Row[] {
    return [...this.counts.values()];
  }

  private count(event: ReviewEvent, at: Date | null): void {
    if (at === null) return;
    const month = monthOf(at);
    const key = `${month} ${event}`;
    this.counts.set(key, { month, event, count: (this.counts.get(key)?.count ?? 0) + 1 });
  }
}
