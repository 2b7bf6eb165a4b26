import type { EntityManager, EntityTarget } from 'typeorm';
import { IsNull } from 'typeorm';
import type { Database } from '../database/database.js';
import { GoneError, NotFoundError } from '../errors.js';
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

/** What is stored about a link. */
export interface StoredPasswordLink {
  tokenHash: string;
  accountId: number;
  purpose: PasswordLinkPurpose;
  expiresAt: Date;
  usedAt: Date | null;
}

/** The link belongs to no account. */
export class UnknownPasswordLinkError extends NotFoundError {
  constructor() {
    super('This link doesn’t work. Please check that it’s complete.');
  }
}

/** The link was valid once: it has been used, is too old, or the password was changed another way. */
class SpentPasswordLinkError extends GoneError {
  constructor(isExpired: boolean) {
    super(
      isExpired
        ? 'This link has expired. Please ask for a new one.'
        : 'This link has already been used. Please ask for a new one.',
    );
  }
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
    private readonly database: Pick<Database, 'reader' | 'dialect'>,
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

  /** The link of a token. Throws UnknownPasswordLinkError or SpentPasswordLinkError. */
  async find(token: string, now: Date): Promise<StoredPasswordLink> {
    const link = await this.database.reader.findOneBy(this.entity, { tokenHash: hashToken(token) });
    if (!link) throw new UnknownPasswordLinkError();
    if (link.usedAt !== null) throw new SpentPasswordLinkError(false);
    if (link.expiresAt <= now) throw new SpentPasswordLinkError(true);
    return link;
  }

  /**
   * Spends a link of an account that the transaction has locked. Throws SpentPasswordLinkError if someone was faster.
   */
  async use(manager: EntityManager, token: string): Promise<void> {
    const unused = await manager.findOne(this.entity, {
      where: { tokenHash: hashToken(token), usedAt: IsNull() },
      ...this.database.dialect.rowLock,
    });
    if (!unused) throw new SpentPasswordLinkError(false);
  }

  /** Ends every link of an account. */
  async endAll(manager: EntityManager, accountId: number, now: Date): Promise<void> {
    await manager.update(this.entity, { accountId, usedAt: IsNull() }, { usedAt: now });
  }
}
