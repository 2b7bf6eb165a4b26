import { Module } from '@nestjs/common';
import { RateLimits } from './rate-limits.js';

/** Limits that all instances count together. */
@Module({ providers: [RateLimits], exports: [RateLimits] })
export class RateLimitsModule {}
