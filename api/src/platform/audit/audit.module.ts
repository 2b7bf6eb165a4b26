import { Module } from '@nestjs/common';
import { AuditLog } from './audit-log.js';

/** The record of who changed what. */
@Module({ providers: [AuditLog], exports: [AuditLog] })
export class AuditModule {}
