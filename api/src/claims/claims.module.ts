import { Module } from '@nestjs/common';
import { AdminClaimsController } from './admin-claims.controller.js';
import { AdminClaimsService } from './admin-claims.service.js';

/** Claims of clubs by their representatives. */
@Module({ controllers: [AdminClaimsController], providers: [AdminClaimsService] })
export class ClaimsModule {}
