import { Module } from '@nestjs/common';
import { PostcodesApi } from './postcodes-api.js';
import { PostcodesRepository } from './postcodes.repository.js';
import { PostcodesStatus } from './postcodes-status.js';
import { PostcodesService } from './postcodes.service.js';

/** Where postcodes are. */
@Module({
  providers: [PostcodesRepository, PostcodesApi, PostcodesService, PostcodesStatus],
  exports: [PostcodesService],
})
export class PostcodesModule {}
