import { Global, Module } from '@nestjs/common';
import type { Settings } from '../config/settings.js';
import { SETTINGS } from '../config/settings.module.js';
import type { Database } from '../database/database.js';
import { DATABASE } from '../database/database.module.js';
import { EmailProtection } from './email-protection.js';
import { Keyring } from './keyring.js';
import { KeyringRefresh } from './keyring-refresh.js';
import { openKeyring } from './open-keyring.js';

/** What protects data, using the keys from the settings. */
@Global()
@Module({
  providers: [
    {
      provide: Keyring,
      inject: [DATABASE, SETTINGS],
      useFactory: (database: Database, { secrets }: Settings) => openKeyring(database, secrets.dataKeys),
    },
    {
      provide: EmailProtection,
      inject: [Keyring],
      useFactory: (keyring: Keyring) => new EmailProtection(keyring),
    },
    KeyringRefresh,
  ],
  exports: [EmailProtection, Keyring],
})
export class SecurityModule {}
