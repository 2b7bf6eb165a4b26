import { Module } from '@nestjs/common';
import { ReleaseRegistryModule } from '../../platform/releases/release-registry.module.js';
import { IconsController } from './icons.controller.js';
import { LogoController } from './logo.controller.js';
import { PublicConfigController } from './public-config.controller.js';
import { PublicConfigService } from './public-config.service.js';

/** The settings that the screens need. */
@Module({
  imports: [ReleaseRegistryModule],
  controllers: [IconsController, LogoController, PublicConfigController],
  providers: [PublicConfigService],
})
export class PublicConfigModule {}
