import type { KeyObject } from 'node:crypto';
import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { normaliseSearchText } from '../../model/clubs/search-text.js';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.module.js';
import { normaliseEmail } from '../../platform/security/email-protection.js';
import { deriveKey } from '../../platform/security/text-cipher.js';

/** Tells whether two waiting claims are of one club by one address, without keeping the address readable. */
@Injectable()
export class PendingKeys {
  private readonly key: KeyObject;

  constructor(@Inject(SETTINGS) { secrets }: Pick<Settings, 'secrets'>) {
    this.key = deriveKey(secrets.dataKey, 'pending-claims');
  }

  /** Equal for claims of the same listed club, or of unlisted ones of the same name, by the same address. */
  of(club: { clubId: number | null; clubName: string }, email: string): string {
    const which = club.clubId === null ? `name:${normaliseSearchText(club.clubName)}` : `id:${club.clubId}`;
    return createHmac('sha256', this.key)
      .update(`${normaliseEmail(email)}\n${which}`)
      .digest('hex');
  }
}
