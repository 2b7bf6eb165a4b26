import { Controller, Get, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ReviewNotFoundError } from '../model/reviews/review-lifecycle.js';
import { ForStaff } from '../platform/auth/for-staff.js';
import { ApiOk } from '../platform/http/api-list.js';
import { RowId } from '../platform/http/row-id-param.js';
import { ValidBody } from '../platform/http/valid-body.js';
import { ClusterDecisionsService } from './cluster-decisions.service.js';
import type { ClusterDecisionBody } from './cluster.dto.js';
import { ClusterDecision, clusterDecisionBody } from './cluster.dto.js';
import { AdminReview } from './moderation.dto.js';

/** Reviews that seem to come from the same person, and moderators' decisions on all of them. */
@ApiTags('site-admin')
@Controller('admin/reviews/:id/cluster')
export class ClusterController {
  constructor(private readonly clusters: ClusterDecisionsService) {}

  /** The reviews that seem to come from the same person, newest first, including this one; none without a cluster. */
  @Get()
  @ForStaff('reader')
  @ApiOkResponse({ type: [AdminReview] })
  listReviewCluster(@RowId(ReviewNotFoundError) id: number): Promise<AdminReview[]> {
    return this.clusters.list(id);
  }

  /** Approves or deletes several of them at once. */
  @Post('decision')
  @ForStaff('moderator')
  @ApiOk(ClusterDecision)
  decideReviewCluster(
    @RowId(ReviewNotFoundError) id: number,
    @ValidBody(clusterDecisionBody) body: ClusterDecisionBody,
  ): Promise<ClusterDecision> {
    return this.clusters.decide(id, body);
  }
}
