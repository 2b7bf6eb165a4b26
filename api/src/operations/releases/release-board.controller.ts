import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff } from '../../platform/auth/for-staff.js';
import type { StaffIdentity } from '../../platform/auth/staff-directory.js';
import { ApiFailures, ApiNoContent } from '../../platform/http/api-list.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import type { ReleaseDecisionBody } from './release-board.dto.js';
import { ReleaseBoard, releaseDecisionBody } from './release-board.dto.js';
import { ReleaseBoardService } from './release-board.service.js';
import { ReleaseDecisionsService } from './release-decisions.service.js';

/** What is live, how it performs, and owners' changes to it. */
@ApiTags('site-admin')
@Controller('admin/releases')
export class ReleaseBoardController {
  constructor(
    private readonly board: ReleaseBoardService,
    private readonly decisions: ReleaseDecisionsService,
  ) {}

  /** What is live for every remote, how it performs in browsers, and the last changes. */
  @Get()
  @ForStaff('reader')
  @ApiOkResponse({ type: ReleaseBoard })
  getReleaseBoard(): Promise<ReleaseBoard> {
    return this.board.get();
  }

  /** Rolls the canary out to everyone. 409 if it's no longer being tried. */
  @Post(':remote/promote')
  @ForStaff('owner')
  @ApiNoContent()
  @ApiFailures(404, 409)
  promoteRelease(
    @Param('remote') remote: string,
    @ValidBody(releaseDecisionBody) decision: ReleaseDecisionBody,
    @CurrentStaff() by: StaffIdentity,
  ): Promise<void> {
    return this.decisions.promote(remote, decision, by);
  }

  /** Ends the canary: everyone gets the active version. 409 if it's no longer being tried. */
  @Post(':remote/abort')
  @ForStaff('owner')
  @ApiNoContent()
  @ApiFailures(404, 409)
  abortRelease(
    @Param('remote') remote: string,
    @ValidBody(releaseDecisionBody) decision: ReleaseDecisionBody,
    @CurrentStaff() by: StaffIdentity,
  ): Promise<void> {
    return this.decisions.abort(remote, decision, by);
  }

  /** Goes back to the previous version. 409 if there is none, or if another version has gone live since. */
  @Post(':remote/roll-back')
  @ForStaff('owner')
  @ApiNoContent()
  @ApiFailures(404, 409)
  rollBackRelease(
    @Param('remote') remote: string,
    @ValidBody(releaseDecisionBody) decision: ReleaseDecisionBody,
    @CurrentStaff() by: StaffIdentity,
  ): Promise<void> {
    return this.decisions.rollBack(remote, decision, by);
  }

  /** Switches a remote off: visitors see a card instead of it. 409 if it's off already, or another version is live. */
  @Post(':remote/kill')
  @ForStaff('owner')
  @ApiNoContent()
  @ApiFailures(404, 409)
  killRelease(
    @Param('remote') remote: string,
    @ValidBody(releaseDecisionBody) decision: ReleaseDecisionBody,
    @CurrentStaff() by: StaffIdentity,
  ): Promise<void> {
    return this.decisions.kill(remote, decision, by);
  }

  /** Switches a remote on again. 409 if it's on already, or another version is live. */
  @Post(':remote/revive')
  @ForStaff('owner')
  @ApiNoContent()
  @ApiFailures(404, 409)
  reviveRelease(
    @Param('remote') remote: string,
    @ValidBody(releaseDecisionBody) decision: ReleaseDecisionBody,
    @CurrentStaff() by: StaffIdentity,
  ): Promise<void> {
    return this.decisions.revive(remote, decision, by);
  }
}
