import { Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff } from '../../../platform/auth/for-staff.js';
import type { StaffIdentity } from '../../../platform/auth/staff-directory.js';
import { ValidBody } from '../../../platform/http/valid-body.js';
import type { SitePasswordLock } from '../staff.dto.js';
import { sitePasswordLock, SitePasswordState } from '../staff.dto.js';
import { SitePasswordService } from './site-password.service.js';

/** The lock on the site password. */
@ApiTags('site-admin')
@Controller('admin/site-password')
export class SitePasswordController {
  constructor(private readonly sitePassword: SitePasswordService) {}

  /** Whether the site password lets people in. */
  @Get()
  @ForStaff('owner')
  @ApiOkResponse({ type: SitePasswordState })
  getSitePassword(@CurrentStaff() staff: StaffIdentity): Promise<SitePasswordState> {
    return this.sitePassword.state(staff);
  }

  /** Locks the site password, which logs out everyone who logged in with it, or unlocks it. */
  @Put()
  @ForStaff('owner')
  @ApiOkResponse({ type: SitePasswordState })
  lockSitePassword(
    @ValidBody(sitePasswordLock) { isLocked }: SitePasswordLock,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<SitePasswordState> {
    return this.sitePassword.setLock(isLocked, staff);
  }
}
