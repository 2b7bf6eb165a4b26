import { Module } from '@nestjs/common';
import { ClubsModule } from '../clubs.module.js';
import { OpenDataFollower } from './open-data-follower.js';
import { OpenDataItems } from './open-data-items.js';
import { OpenDataController } from './open-data.controller.js';
import { OpenDataService } from './open-data.service.js';

/** Teams' training and clubs' sessions as open data. */
@Module({
  imports: [ClubsModule],
  controllers: [OpenDataController],
  providers: [OpenDataFollower, OpenDataItems, OpenDataService],
})
export class OpenDataModule {}
