import { addDays, toLondonMoment } from '@club-reviews/domain/london-clock';
import type { WarningAppealState } from '@club-reviews/domain/club-warnings';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In, IsNull, LessThanOrEqual } from 'typeorm';
import { ManagedClubs } from '../../accounts/club-admins/managed-clubs.js';
import { ClubMails } from '../../club-area/club-mails.js';
import { findWarnings, toPublicWarning } from '../../clubs/warnings/public-warning.js';
import { ClubNotFoundError } from '../../model/clubs/club-reference.js';
import { invalidateClubs, noteNothingPublic } from '../../model/clubs/club-versions.js';
import { ClubWarning } from '../../model/clubs/club-warning.entity.js';
import { Club } from '../../model/clubs/club.entity.js';
import type { AuditActor } from '../../platform/audit/audit-entry.entity.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError, NotFoundError } from '../../platform/errors.js';
import type { MailTemplate } from '../../platform/mail/mail-template.js';
import type { OutgoingMail } from '../../platform/mail/mail-renderer.js';
import { toUrgency } from '../../platform/queue/urgency.js';
import { appealAnsweredMail, warningEndedMail, warningSetMail } from './warning-mails.js';
import type { AppealedWarning, ClubWarningRecord, WarningBody } from './warnings.dto.js';

const MAX_LISTED = 50;
const MANY_AT_ONCE = 100;

/** The club's page has no warning. */
class NoWarningError extends ConflictError {
  constructor() {
    super('This club’s page has no warning');
  }
}

interface Logged {
  action: 'set' | 'ended' | 'appealed' | 'appeal-granted' | 'appeal-refused';
  actor: AuditActor;
  at: Date;
  reason?: string | null;
}

/** Public warnings on clubs' pages after proven manipulation: setting and ending them, and clubs' appeals. */
@Injectable()
export class ClubWarningsService {
  constructor(
    private readonly database: Database,
    private readonly managedClubs: ManagedClubs,
    private readonly mails: ClubMails,
    private readonly audit: AuditLog,
  ) {}

  /** A club's warnings, newest first, the ended ones too. */
  async list(clubId: number): Promise<ClubWarningRecord[]> {
    const warnings = await this.database.reader.find(ClubWarning, {
      where: { clubId },
      order: { id: 'DESC' },
      take: MAX_LISTED,
    });
    return warnings.map((warning) => toRecord(warning, new Date()));
  }

  /** Puts a warning on a club's page, and tells its managers. Throws ClubNotFoundError and ConflictError. */
  async set(clubId: number, { reason, text, endsOn }: WarningBody): Promise<void> {
    const mails = await this.write(clubId, (about) => warningSetMail({ ...about, reason, text, endsOn }));
    const at = new Date();
    await this.inTurn(clubId, async (manager, { state }) => {
      if (state === 'merged') throw new ConflictError('This club has become part of another one');
      if ((await findWarnings(manager, clubId, at)).length > 0)
        throw new ConflictError('This club’s page has a warning already: end it first');
      const endsAt = toLondonMoment(addDays(endsOn, 1), '00:00');
      const warning = manager.create(ClubWarning, { clubId, reason, text, createdAt: at, endsAt });
      const { id } = await manager.save(warning);
      invalidateClubs(manager, [clubId]);
      await this.log(manager, id, { action: 'set', actor: 'site-admin', at, reason: text });
      await this.mails.store(manager, mails);
    });
  }

  /** Takes every warning off a club's page before its time. Throws ClubNotFoundError and ConflictError. */
  async end(clubId: number, reason: string): Promise<void> {
    const mails = await this.write(clubId, (about) => warningEndedMail({ ...about, reason }));
    const at = new Date();
    await this.inTurn(clubId, async (manager) => {
      const warnings = await findWarnings(manager, clubId, at);
      if (warnings.length === 0) throw new NoWarningError();
      for (const { id, appealState } of warnings) {
        if (appealState === 'open') await this.answer(manager, id, 'granted', reason, at);
        await manager.update(ClubWarning, id, { endedAt: at });
        await this.log(manager, id, { action: 'ended', actor: 'site-admin', at, reason });
      }
      invalidateClubs(manager, [clubId]);
      await this.mails.store(manager, mails);
    });
  }

  /** The warning that a club's page shows, for whoever manages the club. Throws ForbiddenError. */
  async currentOwn(subject: string, chosen: number | undefined): Promise<ClubWarningRecord | null> {
    const clubId = await this.managedClubs.choose(subject, chosen);
    const now = new Date();
    const [warning] = await findWarnings(this.database.reader, clubId, now);
    return warning ? toRecord(warning, now) : null;
  }

  /** A manager's appeal: one for each warning, while it's shown. Throws ForbiddenError and ConflictError. */
  async appeal(subject: string, chosen: number | undefined, text: string): Promise<void> {
    const clubId = await this.managedClubs.choose(subject, chosen);
    const at = new Date();
    await this.inTurn(clubId, async (manager) => {
      const [warning] = await findWarnings(manager, clubId, at);
      if (!warning) throw new NoWarningError();
      if (warning.appealState !== null) throw new ConflictError('Your club has already appealed');
      noteNothingPublic(manager);
      const appealed = { appealText: text, appealedAt: at, urgency: toUrgency([text]) };
      await manager.update(ClubWarning, warning.id, { ...appealed, appealState: 'open' });
      await this.log(manager, warning.id, { action: 'appealed', actor: 'club-admin', at });
    });
  }

  /** Those of these that clubs have appealed against, in the same order. */
  async byIds(ids: number[]): Promise<AppealedWarning[]> {
    const warnings = await this.database.reader.find(ClubWarning, {
      where: { id: In(ids) },
      relations: { club: true },
    });
    return ids.flatMap((id) => {
      const warning = warnings.find((one) => one.id === id);
      if (!warning) return [];
      const { name = '', slug = '' } = warning.club ?? {};
      return [{ ...toRecord(warning, new Date()), clubName: name, clubSlug: slug }];
    });
  }

  /** Answers an appeal: the warning ends now, or stays, unless it's over. Throws NotFoundError and ConflictError. */
  async decide(id: number, isGranted: boolean, reason: string): Promise<void> {
    const known = await this.database.reader.findOneBy(ClubWarning, { id });
    if (!known) throw new NotFoundError('This warning doesn’t exist');
    const { clubId, endsAt } = known;
    const at = new Date();
    const appealState = isGranted ? 'granted' : 'refused';
    const isOver = endsAt <= at;
    const answer = {
      warning: toPublicWarning(known),
      outcome: isOver ? 'over' : appealState,
      reason,
    } as const;
    const mails = await this.write(clubId, (about) => appealAnsweredMail({ ...about, ...answer }));
    await this.inTurn(clubId, async (manager) => {
      const warning = await manager.findOneBy(ClubWarning, { id });
      if (warning?.appealState !== 'open') throw new ConflictError('This appeal has already been answered');
      await this.answer(manager, id, appealState, reason, at);
      if (isGranted && !isOver) {
        await manager.update(ClubWarning, id, { endedAt: at });
        invalidateClubs(manager, [warning.clubId]);
      } else noteNothingPublic(manager);
      await this.mails.store(manager, mails);
    });
  }

  /** Ends warnings whose time is over, so that pages made before are made anew. */
  async endDue(now: Date): Promise<void> {
    for (;;) {
      const due = { endedAt: IsNull(), endsAt: LessThanOrEqual(now) };
      const warnings = await this.database.reader.find(ClubWarning, { where: due, take: MANY_AT_ONCE });
      if (warnings.length === 0) return;
      await this.database.transactions.runInTransaction(async (manager) => {
        for (const { id, clubId } of warnings) {
          const { affected } = await manager.update(ClubWarning, { id, ...due }, { endedAt: now });
          invalidateClubs(manager, [clubId]);
          if (affected !== 0) await this.log(manager, id, { action: 'ended', actor: 'system', at: now });
        }
      });
    }
  }

  private async answer(
    manager: EntityManager,
    id: number,
    appealState: Exclude<WarningAppealState, 'open'>,
    reason: string,
    at: Date,
  ): Promise<void> {
    await manager.update(ClubWarning, id, { appealState, appealAnswer: reason });
    await this.log(manager, id, { action: `appeal-${appealState}`, actor: 'site-admin', at, reason });
  }

  /** Whoever changes a club's warnings has locked the club. */
  private inTurn(
    clubId: number,
    work: (manager: EntityManager, club: Pick<Club, 'state'>) => Promise<void>,
  ): Promise<void> {
    const { transactions } = this.database;
    return transactions.runInTransaction(async (manager) => {
      const columns = { select: { id: true, state: true } };
      const club = await transactions.lock(manager, Club, { id: clubId }, columns);
      if (!club) throw new ClubNotFoundError();
      await work(manager, club);
    });
  }

  private async write(
    clubId: number,
    toMail: (about: { clubName: string; link: string }) => MailTemplate,
  ): Promise<OutgoingMail[]> {
    const club = await this.database.reader.findOneBy(Club, { id: clubId });
    if (!club) throw new ClubNotFoundError();
    return this.mails.write(clubId, toMail({ clubName: club.name, link: this.mails.getDashboard(clubId) }));
  }

  private log(
    manager: EntityManager,
    subjectId: number,
    { at: createdAt, reason = null, ...what }: Logged,
  ): Promise<void> {
    return this.audit.record(manager, { subjectType: 'warning', subjectId, ...what, reason, createdAt });
  }
}

function toRecord(warning: ClubWarning, now: Date): ClubWarningRecord {
  const { id, endsAt, endedAt, appealText: text, appealState: state, appealAnswer: answer } = warning;
  const ended = endedAt ?? (endsAt <= now ? endsAt : null);
  return {
    ...toPublicWarning(warning),
    id,
    isShown: ended === null,
    endedAt: ended?.toISOString() ?? null,
    appeal: text === null || state === null ? null : { text, state, answer },
  };
}
