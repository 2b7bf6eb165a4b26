import { Injectable } from '@nestjs/common';
import { ConflictError, NotFoundError } from '../platform/errors.js';
import { AdminReviewsService } from './admin-reviews.service.js';
import type { ClusterDecision, ClusterDecisionBody, SkippedReview } from './cluster.dto.js';
import type { AdminReview } from './moderation.dto.js';
import { ReviewClusters } from './review-clusters.js';
import { ReviewDecisionsService } from './review-decisions.service.js';
import { ReviewRemovalService } from './review-removal.service.js';

/** One decision on all reviews that seem to come from the same person. */
@Injectable()
export class ClusterDecisionsService {
  constructor(
    private readonly clusters: ReviewClusters,
    private readonly reviews: AdminReviewsService,
    private readonly decisions: ReviewDecisionsService,
    private readonly removals: ReviewRemovalService,
  ) {}

  /** The reviews of a review's cluster, newest first, including itself; none if it has no cluster. */
  async list(reviewId: number): Promise<AdminReview[]> {
    const cluster = await this.clusters.of(reviewId);
    return this.reviews.byIds(cluster?.reviewIds ?? []);
  }

  /**
   * Approves or deletes the given reviews one after the other, each as if it was decided on its own. Those in another
   * state, or no longer in the cluster, are left alone and listed in the response.
   */
  async decide(reviewId: number, body: ClusterDecisionBody): Promise<ClusterDecision> {
    const { decision, reviewIds, reason, reasonCode } = body;
    const members = new Set((await this.clusters.of(reviewId))?.reviewIds);
    const decided: number[] = [];
    const skipped: SkippedReview[] = [];
    for (const id of new Set(reviewIds)) {
      if (!members.has(id)) {
        skipped.push({ id, reason: 'This review no longer belongs with the others' });
        continue;
      }
      try {
        await (decision === 'approve'
          ? this.decisions.approve(id, { reason })
          : this.removals.remove(id, { reason, reasonCode }));
        decided.push(id);
      } catch (error) {
        if (!(error instanceof ConflictError) && !(error instanceof NotFoundError)) throw error;
        skipped.push({ id, reason: error.message });
      }
    }
    return { decided, skipped };
  }
}
