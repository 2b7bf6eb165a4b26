import { Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff } from '../../../platform/auth/for-staff.js';
import type { StaffIdentity } from '../../../platform/auth/staff-directory.js';
import { ApiFailures, ApiNoContent, ApiOk } from '../../../platform/http/api-list.js';
import { RowId } from '../../../platform/http/row-id-param.js';
import { ValidBody } from '../../../platform/http/valid-body.js';
import type { StaffInvitation, StaffRoleChange } from '../staff.dto.js';
import { staffInvitation, StaffMemberEntry, staffRoleChange } from '../staff.dto.js';
import { StaffMemberNotFoundError, StaffMembersService } from './staff-members.service.js';

/** The people of the site administration. */
@ApiTags('site-admin')
@Controller('admin/staff')
export class StaffController {
  constructor(private readonly staff: StaffMembersService) {}

  /** Everyone on the staff, invited to it, or formerly on it. */
  @Get()
  @ForStaff('owner')
  @ApiOkResponse({ type: [StaffMemberEntry] })
  listStaff(): Promise<StaffMemberEntry[]> {
    return this.staff.list();
  }

  /** Invites a person by mail. */
  @Post()
  @ForStaff('owner')
  @ApiCreatedResponse({ type: StaffMemberEntry })
  @ApiFailures(409)
  inviteStaff(
    @ValidBody(staffInvitation) invitation: StaffInvitation,
    @CurrentStaff() by: StaffIdentity,
  ): Promise<StaffMemberEntry> {
    return this.staff.invite(invitation, by);
  }

  /** Mails a new link to an invited person. */
  @Post(':id/invitation')
  @ForStaff('owner')
  @ApiOk(StaffMemberEntry)
  resendStaffInvitation(
    @RowId(StaffMemberNotFoundError) id: number,
    @CurrentStaff() by: StaffIdentity,
  ): Promise<StaffMemberEntry> {
    return this.staff.resend(id, by);
  }

  /** Changes a person's role. 409 for the last owner. */
  @Patch(':id')
  @ForStaff('owner')
  @ApiOkResponse({ type: StaffMemberEntry })
  @ApiFailures(409)
  changeStaffRole(
    @RowId(StaffMemberNotFoundError) id: number,
    @ValidBody(staffRoleChange) { role }: StaffRoleChange,
  ): Promise<StaffMemberEntry> {
    return this.staff.changeRole(id, role);
  }

  /** Removes the second factors of a person who has lost them, and logs them out everywhere. They are told. */
  @Delete(':id/second-factors')
  @ForStaff('owner')
  @ApiNoContent()
  resetStaffSecondFactors(@RowId(StaffMemberNotFoundError) id: number): Promise<void> {
    return this.staff.resetSecondFactors(id);
  }

  /** Ends a person's access, including their sessions, or withdraws their invitation. 409 for the last owner. */
  @Delete(':id')
  @ForStaff('owner')
  @ApiNoContent()
  @ApiFailures(409)
  endStaff(@RowId(StaffMemberNotFoundError) id: number): Promise<void> {
    return this.staff.end(id);
  }
}
