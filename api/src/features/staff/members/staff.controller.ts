import { Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff } from '../../../platform/auth/for-staff.js';
import type { StaffIdentity } from '../../../platform/auth/staff-directory.js';
import { NotFoundError } from '../../../platform/errors.js';
import { ApiFailures } from '../../../platform/http/api-list.js';
import { parseRowId } from '../../../platform/http/row-id.js';
import { ValidBody } from '../../../platform/http/valid-body.js';
import type { StaffInvitation, StaffRoleChange } from '../staff.dto.js';
import { staffInvitation, StaffMemberEntry, staffRoleChange } from '../staff.dto.js';
import { StaffMembersService } from './staff-members.service.js';

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
  @ApiFailures(400, 409, 413, 415)
  inviteStaff(
    @ValidBody(staffInvitation) invitation: StaffInvitation,
    @CurrentStaff() by: StaffIdentity,
  ): Promise<StaffMemberEntry> {
    return this.staff.invite(invitation, by);
  }

  /** Mails a new link to an invited person. */
  @Post(':id/invitation')
  @ForStaff('owner')
  @HttpCode(200)
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: StaffMemberEntry })
  @ApiFailures(404)
  resendStaffInvitation(
    @Param('id') id: string,
    @CurrentStaff() by: StaffIdentity,
  ): Promise<StaffMemberEntry> {
    return this.staff.resend(existing(id), by);
  }

  /** Changes a person's role. 409 for the last owner. */
  @Patch(':id')
  @ForStaff('owner')
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: StaffMemberEntry })
  @ApiFailures(400, 404, 409, 413, 415)
  changeStaffRole(
    @Param('id') id: string,
    @ValidBody(staffRoleChange) { role }: StaffRoleChange,
  ): Promise<StaffMemberEntry> {
    return this.staff.changeRole(existing(id), role);
  }

  /** Removes the second factors of a person who has lost them, and logs them out everywhere. They are told. */
  @Delete(':id/second-factors')
  @ForStaff('owner')
  @HttpCode(204)
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiNoContentResponse()
  @ApiFailures(404)
  resetStaffSecondFactors(@Param('id') id: string): Promise<void> {
    return this.staff.resetSecondFactors(existing(id));
  }

  /** Ends a person's access, including their sessions, or withdraws their invitation. 409 for the last owner. */
  @Delete(':id')
  @ForStaff('owner')
  @HttpCode(204)
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiNoContentResponse()
  @ApiFailures(404, 409)
  endStaff(@Param('id') id: string): Promise<void> {
    return this.staff.end(existing(id));
  }
}

function existing(id: string): number {
  const memberId = parseRowId(id);
  if (memberId === undefined) throw new NotFoundError('This person isn’t on the staff, or has left');
  return memberId;
}
