import type { DynamicModule } from '@nestjs/common';
import { Global, Module } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';
import { LOG, SecurityLog } from './security-log.js';

/** Gives the security log to every module. */
@Global()
@Module({})
export class SecurityLogModule {
  /** The module around the log of the process. */
  static of(log: FastifyBaseLogger): DynamicModule {
    return {
      module: SecurityLogModule,
      providers: [{ provide: LOG, useValue: log }, SecurityLog],
      exports: [SecurityLog],
    };
  }
}
