import { openReleaseStore } from '@club-reviews/releases/open-release-store';
import { Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { RELEASE_STORE, ReleaseRegistry } from './release-registry.js';

/** The release store that the shell serves from. */
@Module({
  providers: [
    ReleaseRegistry,
    {
      provide: RELEASE_STORE,
      inject: [Settings],
      useFactory: ({ releaseStore }: Settings) => openReleaseStore(releaseStore),
    },
  ],
  exports: [ReleaseRegistry],
})
export class ReleaseRegistryModule {}
