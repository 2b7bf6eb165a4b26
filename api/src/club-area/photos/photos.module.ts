import { Module } from '@nestjs/common';
import { ClubAdminsModule } from '../../accounts/club-admins/club-admins.module.js';
import { ClubAreaModule } from '../club-area.module.js';
import { AdminPhotosController } from './moderating/admin-photos.controller.js';
import { AdminPhotosService } from './moderating/admin-photos.service.js';
import { PhotoDecisionsService } from './moderating/photo-decisions.service.js';
import { AddressAdoption } from './fetching/address-adoption.js';
import { PhotoFetchWorker } from './fetching/photo-fetch-worker.js';
import { FETCH_OPTIONS, PictureFetcher } from './fetching/picture-fetcher.js';
import { OwnPhotosController } from './own/own-photos.controller.js';
import { PhotoUploadsService } from './own/photo-uploads.service.js';
import { OwnPhotosService } from './own/own-photos.service.js';
import { PictureQueue } from './pipeline/picture-queue.js';
import { PicturesModule } from '../../model/photos/pictures.module.js';
import { PublicPhotosController } from './public-photos.controller.js';
import { PhotoQueueSource } from './moderating/photo-queue-source.js';

/** Pictures that clubs upload, moderators' decisions on them, and their public files. */
@Module({
  imports: [ClubAdminsModule, ClubAreaModule, PicturesModule],
  controllers: [AdminPhotosController, OwnPhotosController, PublicPhotosController],
  providers: [
    AddressAdoption,
    AdminPhotosService,
    OwnPhotosService,
    PhotoDecisionsService,
    PhotoFetchWorker,
    PhotoUploadsService,
    PictureFetcher,
    PictureQueue,
    { provide: FETCH_OPTIONS, useValue: {} },
    PhotoQueueSource,
  ],
})
export class PhotosModule {}
