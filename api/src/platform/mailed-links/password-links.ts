import type { EntityManager, EntityTarget } from 'typeorm';
import { IsNull } from 'typeorm';
import type { Database } from '../database/database.js';
import { ExpiredLinkError, UnknownLinkError } from './link-errors.js';
import type { NewToken } from './link-token.js';
import { hashToken, newLinkToken, secretLink } from './link-token.js';

/** What a link allows: choosing a first password, or a new one. */
export type PasswordLinkPurpose = 'invitation' | 'reset';

/** How many days an invitation works. */
export const INVITATION_DAYS = 14;

const HOUR_MS = 3_600_000;

/** How long a link for a new password works, in milliseconds. */
export const RESET_LINK_MS = HOUR_MS;
const LIFETIMES_MS: Record<PasswordLinkPurpose, number> = {
  invitation: INVITATION_DAYS * 24 * HOUR_MS,
  reset: RESET_LINK_MS,
};

const EXPIRED = 'This link has expired. Please ask for a new one.';
const USED = 'This link has already been used. Please ask for a new one.';

/** What is stored about a link. */
export interface StoredPasswordLink {
  tokenHash: string;
  accountId: number;
  purpose: PasswordLinkPurpose;
  expiresAt: Date;
  usedAt: Date | null;
}

/** A new link, not yet stored. */
export interface PasswordLink extends NewToken {
  purpose: PasswordLinkPurpose;
  url: string;
}

/** Links with which the holders of one kind of account set a password, each once. */
export class PasswordLinks {
  /**
   * @param entity the table that stores them
   * @param pages what they open
   */
  constructor(
    private readonly database: Database,
    private readonly settings: { publicUrl: string },
    private readonly entity: EntityTarget<StoredPasswordLink>,
    private readonly pages: Record<PasswordLinkPurpose, string>,
  ) {}

  /** A link for 14 days (invitation) or an hour (reset). */
  make(purpose: PasswordLinkPurpose, now: Date): PasswordLink {
    const token = newLinkToken(now, LIFETIMES_MS[purpose]);
    return { ...token, purpose, url: secretLink(this.settings, this.pages[purpose], token.token) };
  }

  /** Makes a link work for an account. */
  async store(manager: EntityManager, accountId: number, link: PasswordLink): Promise<void> {
    const { tokenHash, purpose, expiresAt } = link;
    await manager.insert(this.entity, { tokenHash, accountId, purpose, expiresAt, usedAt: null });
  }

  /** The link of a token. Throws UnknownLinkError or ExpiredLinkError. */
  async find(token: string, now: Date): Promise<StoredPasswordLink> {
    const link = await this.database.reader.findOneBy(this.entity, { tokenHash: hashToken(token) });
    if (!link) throw new UnknownLinkError();
    if (link.usedAt !== null) throw new ExpiredLinkError(USED);
    if (link.expiresAt <= now) throw new ExpiredLinkError(EXPIRED);
    return link;
  }

  /**
   * Spends a link of an account that the transaction has locked. Throws ExpiredLinkError if someone was faster.
   */
  async use(manager: EntityManager, token: string): Promise<void> {
    const unused = await this.database.transactions.lock(manager, this.entity, {
      tokenHash: hashToken(token),
      usedAt: IsNull(),
    });
    if (!unused) throw new ExpiredLinkError(USED);
  }

  /** Ends every link of an account. */
  async endAll(manager: EntityManager, accountId: number, now: Date): Promise<void> {
    await manager.update(this.entity, { accountId, usedAt: IsNull() }, { usedAt: now });
  }
}
