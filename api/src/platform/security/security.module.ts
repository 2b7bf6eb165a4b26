import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Database } from '../database/database.js';
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
      inject: [Database, Settings],
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
