import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForRole } from '../../platform/auth/for-role.js';
import { OwnId } from '../own-id.js';
import { EnrolmentService } from '../second-factor/enrolment.service.js';
import { ProofsService } from '../second-factor/proofs.service.js';
import { SecondFactorState } from '../second-factor/second-factor.dto.js';
import { secondFactorCalls } from '../second-factor/second-factors.controller.js';
import { ClubAdminAccounts } from './club-admin-accounts.js';

/** The second factors of clubs' administrators. */
@ApiTags('club-admin')
@Controller('club-admin/account')
export class ClubSecondFactorsController extends secondFactorCalls(ForRole('club-admin')) {
  constructor(
    enrolment: EnrolmentService,
    proofs: ProofsService,
    private readonly accounts: ClubAdminAccounts,
  ) {
    super(enrolment, proofs);
  }

  /** What the caller has besides their password. */
  @Get()
  @ForRole('club-admin')
  @ApiOkResponse({ type: SecondFactorState })
  async getSecondFactors(@OwnId() id: number): Promise<SecondFactorState> {
    return this.enrolment.get(await this.accounts.get(id));
  }
}
