import type { DynamicModule } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';
import { LOG, SecurityLog } from './security-log.js';

/** Provides the security log to every module. */
@Global()
@Module({})
export class SecurityLogModule {
  /** The module for the process's log. */
  static of(log: FastifyBaseLogger): DynamicModule {
    return {
      module: SecurityLogModule,
      providers: [{ provide: LOG, useValue: log }, SecurityLog],
      exports: [SecurityLog],
    };
  }
}
