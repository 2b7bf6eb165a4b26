import { Controller, Get, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff } from '../../platform/auth/for-staff.js';
import type { StaffIdentity } from '../../platform/auth/staff-directory.js';
import { ApiFailures, ApiNoContent } from '../../platform/http/api-list.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { FirstDayService } from './first-day.service.js';
import type { FirstDayDismissal } from './status.dto.js';
import { FirstDay, firstDayDismissal, StatusEntry } from './status.dto.js';
import { StatusService } from './status.service.js';

/** How the site is, and what's left to do on its first day. */
@ApiTags('site-admin')
@Controller('admin')
export class StatusController {
  constructor(
    private readonly status: StatusService,
    private readonly firstDay: FirstDayService,
  ) {}

  /** How the parts of the site are, with what to do about each. */
  @Get('status')
  @ForStaff('reader')
  @ApiOkResponse({ type: [StatusEntry] })
  getSiteStatus(): Promise<StatusEntry[]> {
    return this.status.getAll();
  }

  /** The first day's checklist. */
  @Get('first-day')
  @ForStaff('owner')
  @ApiOkResponse({ type: FirstDay })
  getFirstDay(): Promise<FirstDay> {
    return this.firstDay.get();
  }

  /** Puts the checklist away for every owner, or brings it back. */
  @Put('first-day')
  @ForStaff('owner')
  @ApiOkResponse({ type: FirstDay })
  dismissFirstDay(@ValidBody(firstDayDismissal) { isDismissed }: FirstDayDismissal): Promise<FirstDay> {
    return this.firstDay.dismiss(isDismissed);
  }

  /** Sends a test mail to the caller; to the support address for the site password. */
  @Post('first-day/test-mail')
  @ForStaff('owner')
  @ApiNoContent()
  @ApiFailures()
  sendTestMail(@CurrentStaff() staff: StaffIdentity): Promise<void> {
    return this.firstDay.sendTestMail(staff);
  }
}
