import type { Provider, Type } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/database.js';
import type { PasswordLinkPurpose } from '../platform/mailed-links/password-links.js';
import { PasswordLinks } from '../platform/mailed-links/password-links.js';
import type { PasswordToken } from './account.entity.js';
import { Accounts } from './accounts.js';
import { LoginService } from './login/login.service.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { Challenges } from './second-factor/challenges.js';
import { EnrolmentService } from './second-factor/enrolment.service.js';
import { PasskeysService } from './second-factor/passkeys.service.js';
import { ProofsService } from './second-factor/proofs.service.js';
import { RecoveryCodes } from './second-factor/recovery-codes.js';
import { SecondFactors } from './second-factor/second-factors.service.js';

interface AccountKind {
  accounts: Type<Accounts>;
  /** The table of its password links, and the pages that they open. */
  links: { entity: Type<PasswordToken>; pages: Record<PasswordLinkPurpose, string> };
}

/**
 * Logins, passwords and second factors for one kind of account. A module for each kind provides them, so each has its
 * own instances.
 */
export function accountProviders({ accounts, links }: AccountKind): Provider[] {
  return [
    accounts,
    { provide: Accounts, useExisting: accounts },
    {
      provide: PasswordLinks,
      inject: [Database, Settings],
      useFactory: (database: Database, settings: Settings) =>
        new PasswordLinks(database, settings, links.entity, links.pages),
    },
    Challenges,
    EnrolmentService,
    LoginService,
    PasskeysService,
    PasswordsService,
    ProofsService,
    RecoveryCodes,
    SecondFactors,
  ];
}
