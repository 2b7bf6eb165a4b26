import { Module } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { ClubPictures } from './club-pictures.js';
import { PhotoFiles } from './photo-files.js';
import { PhotoRetention } from './photo-retention.js';
import { PhotoSignatures } from './photo-signatures.js';
import { ProfilePictures } from './profile-pictures.js';
import { openPhotoStorage } from './storage/open-photo-storage.js';
import { PhotoStorage } from './storage/photo-storage.js';

/** Clubs' pictures and their files. */
@Module({
  providers: [
    ClubPictures,
    PhotoFiles,
    PhotoRetention,
    PhotoSignatures,
    ProfilePictures,
    {
      provide: PhotoStorage,
      inject: [Settings],
      useFactory: (settings: Settings) => openPhotoStorage(settings),
    },
  ],
  exports: [ClubPictures, PhotoFiles, PhotoRetention, PhotoSignatures, ProfilePictures],
})
export class PicturesModule {}
