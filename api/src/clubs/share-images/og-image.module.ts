import { Module } from '@nestjs/common';
import { ClubsModule } from '../clubs.module.js';
import { BadgesController } from './badges.controller.js';
import { ShareImagesController } from './share-images.controller.js';
import { ShareImagesService } from './share-images.service.js';

/** Images for links that are shared, and badges for clubs' own sites. */
@Module({
  imports: [ClubsModule],
  controllers: [ShareImagesController, BadgesController],
  providers: [ShareImagesService],
})
export class OgImageModule {}
