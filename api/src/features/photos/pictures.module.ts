import { Module } from '@nestjs/common';
import { join } from 'node:path';
import { AuditModule } from '../../platform/audit/audit-log.js';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.module.js';
import { ClubPictures } from './club-pictures.js';
import { OwnPhotosService } from './own/own-photos.service.js';
import { PhotoFiles } from './photo-files.js';
import { PhotoRetention } from './photo-retention.js';
import { PhotoSignatures } from './photo-signatures.js';
import { FolderStorage } from './storage/folder-storage.js';
import { PhotoStorage } from './storage/photo-storage.js';

/** Clubs' pictures and their files. */
@Module({
  imports: [AuditModule],
  providers: [
    ClubPictures,
    OwnPhotosService,
    PhotoFiles,
    PhotoRetention,
    PhotoSignatures,
    {
      provide: PhotoStorage,
      inject: [SETTINGS],
      useFactory: ({ dataDir }: Settings) => new FolderStorage(join(dataDir, 'photos')),
    },
  ],
  exports: [ClubPictures, OwnPhotosService, PhotoFiles, PhotoRetention, PhotoSignatures],
})
export class PicturesModule {}
