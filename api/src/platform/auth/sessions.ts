import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LessThan, Not } from 'typeorm';
import { Database } from '../database/database.js';
import { sql } from '../database/sql.js';
import { toIsoTimestamp, toStoredTimestamp } from '../database/timestamps.js';
import { NotFoundError } from '../errors.js';
import { SecurityLog } from '../security-log/security-log.js';
import { hashToken } from '../mailed-links/link-token.js';
import type { OwnSession, Role, Session } from './session.js';
import type { KnownDevice } from './login-devices.js';
import { SessionSubjects } from './session-subjects.js';
import type { TokenClaims } from './session-tokens.js';
import { SessionTokens } from './session-tokens.js';
import { StoredSession } from './stored-session.entity.js';

const LIFETIME_SECONDS = 12 * 60 * 60;
const SESSION_ID_BYTES = 16;
/** Updating it every few minutes is precise enough for a list for people. */
const SEEN_EVERY_MS = 5 * 60_000;
/** More sessions of one subject than this must come from a program. */
const MAX_LISTED = 100;

/** Someone whose credentials were right. */
export interface NewSession {
  role: Role;
  subject: string;
  /** The subject's version when the credentials were checked; see SessionSubjects. */
  version: string;
  /** Like "Firefox on Windows". */
  browser: string;
}

/** A session that has just started, or been continued, and what its owner sends from now on. */
export interface IssuedSession {
  role: Role;
  token: string;
  expiresAt: Date;
  /** What identifies the browser at the next login. */
  device?: KnownDevice;
}

const SESSION_NOT_FOUND = 'This session has already ended';

/** A session as read on every call. */
interface SessionRow {
  id: number;
  version: string;
  lastSeenAt: string;
  currentVersion: string | number | null;
}

/** Who is logged in, until when, and where: a token is valid as long as its session's row exists. */
@Injectable()
export class Sessions {
  private readonly logger = new Logger(Sessions.name);

  constructor(
    private readonly database: Database,
    private readonly subjects: SessionSubjects,
    private readonly tokens: SessionTokens,
    private readonly security: SecurityLog,
  ) {}

  /** Opens a session for 12 hours, always a new one: nobody can prepare a session for someone else. */
  async open({ role, subject, version, browser }: NewSession): Promise<IssuedSession> {
    const sid = randomBytes(SESSION_ID_BYTES).toString('base64url');
    const now = new Date();
    const issued = await this.issue({ role, sub: subject, sid, exp: endFrom(now) });
    await this.database.transactions.runInTransaction((manager) =>
      manager.insert(StoredSession, {
        sidHash: hashToken(sid),
        role,
        subject,
        version,
        browser,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: issued.expiresAt,
      }),
    );
    this.security.note('login', { role, account: `${role} ${subject}` });
    return issued;
  }

  /** Gives a session another 12 hours, and a new token for them: the earlier one ends. */
  async renew({ id, role, subject }: Session): Promise<IssuedSession> {
    const sid = randomBytes(SESSION_ID_BYTES).toString('base64url');
    const issued = await this.issue({ role, sub: subject, sid, exp: endFrom(new Date()) });
    await this.database.transactions.runInTransaction((manager) =>
      manager.update(StoredSession, id, { sidHash: hashToken(sid), expiresAt: issued.expiresAt }),
    );
    return issued;
  }

  /** The session of a token; undefined if it has ended, or its subject has changed or gone. One prepared read. */
  async find({ role, sub: subject, sid, exp }: TokenClaims): Promise<Session | undefined> {
    const currentVersion = this.subjects.currentVersion(role, subject);
    if (!currentVersion) return undefined;
    const now = new Date();
    const [row] = await this.database.reads.all<SessionRow>(sql`
      SELECT id, version, last_seen_at AS lastSeenAt, ${currentVersion} AS currentVersion FROM sessions
      WHERE sid_hash = ${hashToken(sid)} AND role = ${role} AND subject = ${subject}
      AND expires_at > ${toStoredTimestamp(now)}`);
    if (!row || row.currentVersion === null || String(row.currentVersion) !== row.version) return undefined;
    await this.noteSeen(row, now);
    return { id: row.id, sid, role, subject, expiresAt: new Date(exp * 1000) };
  }

  /** The sessions of the caller's subject, newest first. */
  async list({ id: ownId, role, subject }: Session): Promise<OwnSession[]> {
    const rows = await this.database.reader.find(StoredSession, {
      where: { role, subject },
      order: { id: 'DESC' },
      take: MAX_LISTED,
    });
    const now = new Date();
    return rows
      .filter(({ expiresAt }) => expiresAt > now)
      .map(({ id, browser, createdAt, lastSeenAt }) => ({
        id,
        browser,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: id === ownId,
      }));
  }

  /** Ends one of the caller's own sessions, which may be the one of this call. Throws NotFoundError. */
  async end({ role, subject }: Session, id: number | undefined): Promise<void> {
    if (id === undefined) throw new NotFoundError(SESSION_NOT_FOUND);
    const { affected } = await this.database.transactions.runInTransaction((manager) =>
      manager.delete(StoredSession, { id, role, subject }),
    );
    if (!affected) throw new NotFoundError(SESSION_NOT_FOUND);
    this.security.note('session-revoked', { role, account: `${role} ${subject}` });
  }

  /** Ends the session of a token, if it's one for this role. */
  async endByToken(role: Role, token: string): Promise<void> {
    const claims = await this.tokens.verify(token);
    if (claims?.role !== role) return;
    await this.database.transactions.runInTransaction((manager) =>
      manager.delete(StoredSession, { sidHash: hashToken(claims.sid), role }),
    );
  }

  /** Ends the caller's other sessions. */
  async endOthers({ id, role, subject }: Session): Promise<void> {
    await this.database.transactions.runInTransaction((manager) => this.endAll(manager, role, subject, id));
    this.security.note('session-revoked', { role, account: `${role} ${subject}` });
  }

  /** Ends all sessions of a subject but one, within the transaction that changes it. */
  async endAll(manager: EntityManager, role: Role, subject: string, exceptId?: number): Promise<void> {
    const id = exceptId === undefined ? {} : { id: Not(exceptId) };
    await manager.delete(StoredSession, { role, subject, ...id });
  }

  /** Lets a session continue with the new version of its subject, within the transaction that changes that. */
  async setVersion(manager: EntityManager, id: number, version: string): Promise<void> {
    await manager.update(StoredSession, id, { version });
  }

  private async issue(claims: TokenClaims): Promise<IssuedSession> {
    const token = await this.tokens.sign(claims);
    return { role: claims.role, token, expiresAt: new Date(claims.exp * 1000) };
  }

  /** A call must not fail because this can't be stored. */
  private async noteSeen({ id, lastSeenAt }: SessionRow, now: Date): Promise<void> {
    const before = new Date(now.getTime() - SEEN_EVERY_MS);
    if (new Date(toIsoTimestamp(lastSeenAt)) > before) return;
    try {
      // The condition is checked again: of many calls at once only one has to write.
      await this.database.transactions.runInTransaction((manager) =>
        manager.update(StoredSession, { id, lastSeenAt: LessThan(before) }, { lastSeenAt: now }),
      );
    } catch (error) {
      this.logger.warn(`When a session was last seen isn’t noted: ${String(error)}`);
    }
  }
}

function endFrom(now: Date): number {
  return Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS;
}
