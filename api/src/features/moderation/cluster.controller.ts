import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { ReviewNotFoundError } from '../../model/reviews/review-lifecycle.js';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { parseRowId } from '../../platform/http/row-id.js';
import { ValidBody } from '../../platform/http/valid-body.js';
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
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: [AdminReview] })
  @ApiFailures(404)
  listReviewCluster(@Param('id') id: string): Promise<AdminReview[]> {
    return this.clusters.list(existing(id));
  }

  /** Approves or deletes several of them at once. */
  @Post('decision')
  @ForStaff('moderator')
  @HttpCode(200)
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: ClusterDecision })
  @ApiFailures(400, 404, 413, 415)
  decideReviewCluster(
    @Param('id') id: string,
    @ValidBody(clusterDecisionBody) body: ClusterDecisionBody,
  ): Promise<ClusterDecision> {
    return this.clusters.decide(existing(id), body);
  }
}

function existing(id: string): number {
  const reviewId = parseRowId(id);
  if (reviewId === undefined) throw new ReviewNotFoundError();
  return reviewId;
}
