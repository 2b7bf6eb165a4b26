import { Module } from '@nestjs/common';
import { ClubAdminsModule } from '../../accounts/club-admins/club-admins.module.js';
import { InvitationLinks } from './invitation-links.js';
import { InvitationPersonalData } from './invitation-personal-data.js';
import { OwnInvitationsController } from './own-invitations.controller.js';
import { OwnInvitationsService } from './own-invitations.service.js';
import { ReceivedInvitationsController } from './received-invitations.controller.js';
import { ReceivedInvitationsService } from './received-invitations.service.js';

/** Clubs' one-time invitations to review them, by mail or on cards. */
@Module({
  imports: [ClubAdminsModule],
  controllers: [OwnInvitationsController, ReceivedInvitationsController],
  providers: [InvitationLinks, InvitationPersonalData, OwnInvitationsService, ReceivedInvitationsService],
  exports: [InvitationPersonalData],
})
export class InvitationsModule {}
