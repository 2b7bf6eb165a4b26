import { Global, Module } from '@nestjs/common';
import type { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings.module.js';
import { EmailProtection } from './email-protection.js';

/** What protects data, around the keys of the settings. */
@Global()
@Module({
  providers: [
    {
      provide: EmailProtection,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => new EmailProtection(settings.secrets.dataKey),
    },
  ],
  exports: [EmailProtection],
})
export class SecurityModule {}
