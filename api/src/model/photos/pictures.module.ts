import { Module } from '@nestjs/common';
import { join } from 'node:path';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.module.js';
import { ClubPictures } from './club-pictures.js';
import { PhotoFiles } from './photo-files.js';
import { PhotoRetention } from './photo-retention.js';
import { PhotoSignatures } from './photo-signatures.js';
import { ProfilePictures } from './profile-pictures.js';
import { Bucket } from './storage/bucket.js';
import { FolderStorage } from './storage/folder-storage.js';
import { PhotoStorage } from './storage/photo-storage.js';
import { S3Storage } from './storage/s3-storage.js';

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
      inject: [SETTINGS],
      useFactory: ({ dataDir, pictureBucket }: Settings) =>
        pictureBucket ? new S3Storage(new Bucket(pictureBucket)) : new FolderStorage(join(dataDir, 'photos')),
    },
  ],
  exports: [ClubPictures, PhotoFiles, PhotoRetention, PhotoSignatures, ProfilePictures],
})
export class PicturesModule {}
