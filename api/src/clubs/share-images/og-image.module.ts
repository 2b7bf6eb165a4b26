import { Module } from '@nestjs/common';
import { ClubsModule } from '../clubs.module.js';
import { ShareImagesController } from './share-images.controller.js';
import { ShareImagesService } from './share-images.service.js';

/** Images for links that are shared. */
@Module({
  imports: [ClubsModule],
  controllers: [ShareImagesController],
  providers: [ShareImagesService],
})
export class OgImageModule {}
