import { TEAM_CATEGORY_NAMES } from '@club-reviews/domain/club-facts';
import type { SessionTimes } from '@club-reviews/domain/club-sessions';
import {
  areAgesInOrder,
  calledOffText,
  dayText,
  findTimeProblem,
  getLastDate,
  getNextDates,
  MAX_CLUB_SESSIONS,
  SESSION_KIND_NAMES,
  SESSION_MESSAGES,
  sessionAges,
  sessionCost,
  timesText,
  weeklyText,
} from '@club-reviews/domain/club-sessions';
import { londonClock } from '@club-reviews/domain/london-clock';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MoreThan } from 'typeorm';
import { ClubSessionsRepository, toSessionToTry } from '../../clubs/sessions/club-sessions.repository.js';
import type { ChangedBy, FieldChanges } from '../../model/clubs/club-change.js';
import { ClubHistory, SESSIONS } from '../../model/clubs/club-change.js';
import { ClubSession, toCalledOff } from '../../model/clubs/club-session.entity.js';
import { invalidateClubs } from '../../model/clubs/club-versions.js';
import { Club } from '../../model/clubs/club.entity.js';
import { Database } from '../../platform/database/database.js';
import { ConflictError, InvalidInputError, NotFoundError } from '../../platform/errors.js';
import { OwnClubRepository } from '../dashboard/own-club.repository.js';
import type { OwnSessionToTry, SessionBody, SessionChangeBody } from './own-sessions.dto.js';

/** The session doesn't exist, or no longer. */
export class SessionGoneError extends NotFoundError {
  constructor() {
    super(SESSION_MESSAGES.gone);
  }
}

/** The sessions that a club lists; of clubs that the person manages, otherwise ForbiddenError. */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly database: Database,
    private readonly clubs: OwnClubRepository,
    private readonly sessions: ClubSessionsRepository,
    private readonly history: ClubHistory,
  ) {}

  /** Those that aren't over yet, the soonest first. */
  async list(subject: string, clubId: number | undefined): Promise<OwnSessionToTry[]> {
    return this.read((await this.clubs.getClub(subject, clubId)).id);
  }

  /** Adds a session. Throws ConflictError when there are enough already. */
  async add(subject: string, clubId: number | undefined, body: SessionBody): Promise<OwnSessionToTry> {
    checkTimes(body);
    return this.write(subject, clubId, async (manager, club, at) => {
      await assertRoom(manager, club, at);
      const added = await manager.save(ClubSession, {
        ...{ ...toColumns(body), clubId: club, revision: 1, createdAt: at, updatedAt: at },
      });
      return { id: added.id, before: null, after: body };
    });
  }

  /** Replaces a session. Throws SessionGoneError, and ConflictError when it isn't the revision that was changed. */
  async change(
    subject: string,
    clubId: number | undefined,
    id: number,
    { revision, ...body }: SessionChangeBody,
  ): Promise<OwnSessionToTry> {
    checkTimes(body);
    return this.write(subject, clubId, async (manager, club, at) => {
      const before = await findSession(manager, club, id);
      if (before.revision !== revision) throw new ConflictError(SESSION_MESSAGES.changed);
      // One that's over comes back.
      if (getNextDates(before, londonClock(at), 1).length === 0) await assertRoom(manager, club, at);
      const next = { ...toColumns(body), revision: revision + 1, updatedAt: at };
      await manager.update(ClubSession, { id, clubId: club }, next);
      return { id, before, after: body };
    });
  }

  /** Deletes a session. Throws SessionGoneError. */
  async remove(subject: string, clubId: number | undefined, id: number): Promise<void> {
    const club = await this.clubs.getClub(subject, clubId);
    await this.inTurn(club.id, (manager, at) =>
      this.delete(manager, club.id, id, { actor: 'club-admin', at }),
    );
  }

  private async write(
    subject: string,
    chosen: number | undefined,
    work: (manager: EntityManager, clubId: number, at: Date) => Promise<Written>,
  ): Promise<OwnSessionToTry> {
    const { id: clubId } = await this.clubs.getClub(subject, chosen);
    const written = await this.inTurn(clubId, async (manager, at) => {
      const { id, before, after } = await work(manager, clubId, at);
      await this.record(manager, clubId, { actor: 'club-admin', at }, before, after);
      return id;
    });
    const session = (await this.read(clubId)).find(({ id }) => id === written);
    if (!session) throw new SessionGoneError();
    return session;
  }

  /** Deletes a session in the transaction that has locked its club. Throws SessionGoneError. */
  async delete(manager: EntityManager, clubId: number, id: number, by: ChangedBy): Promise<void> {
    const before = await findSession(manager, clubId, id);
    await manager.delete(ClubSession, { id, clubId });
    await this.record(manager, clubId, by, before, null);
  }

  /** Two people who save at once take turns. */
  inTurn<T>(clubId: number, work: (manager: EntityManager, at: Date) => Promise<T>): Promise<T> {
    const { transactions } = this.database;
    return transactions.runInTransaction(async (manager) => {
      await transactions.lock(manager, Club, { id: clubId }, { select: { id: true } });
      return work(manager, new Date());
    });
  }

  private async record(
    manager: EntityManager,
    clubId: number,
    by: ChangedBy,
    before: SessionBody | null,
    after: SessionBody | null,
  ): Promise<void> {
    invalidateClubs(manager, [clubId]);
    const fields: FieldChanges = { [SESSIONS]: [toLines(before), toLines(after)] };
    const action = by.actor === 'club-admin' ? 'profile-edited' : 'edited';
    await this.history.record(manager, { clubId, action, fields }, by);
  }

  private async read(clubId: number): Promise<OwnSessionToTry[]> {
    const now = londonClock(new Date());
    const sessions = await this.sessions.findUpcoming([clubId], now);
    return sessions.map((session) => {
      const { calledOff, revision } = session;
      return { ...toSessionToTry(session, now), calledOff, revision };
    });
  }
}

/** What a write did, for the club's history. */
interface Written {
  id: number;
  before: SessionBody | null;
  after: SessionBody;
}

function checkTimes(session: SessionTimes & Pick<SessionBody, 'ageFrom' | 'ageTo'>): void {
  const problem = findTimeProblem(session, londonClock(new Date()));
  if (problem) throw InvalidInputError.inFields({ [problem.field]: problem.message });
  if (!areAgesInOrder(session)) throw InvalidInputError.inFields({ ageTo: SESSION_MESSAGES.ages });
}

async function assertRoom(manager: EntityManager, clubId: number, at: Date): Promise<void> {
  const { date, time } = londonClock(at);
  const ahead = [
    { clubId, lastOn: MoreThan(date) },
    { clubId, lastOn: date, endTime: MoreThan(time) },
  ];
  if ((await manager.countBy(ClubSession, ahead)) >= MAX_CLUB_SESSIONS)
    throw new ConflictError(SESSION_MESSAGES.tooMany);
}

async function findSession(manager: EntityManager, clubId: number, id: number) {
  const session = await manager.findOneBy(ClubSession, { id, clubId });
  if (!session) throw new SessionGoneError();
  return { ...session, calledOff: toCalledOff(session.calledOff) };
}

function toColumns(body: SessionBody) {
  return { ...body, calledOff: body.calledOff.join(','), lastOn: getLastDate(body) };
}

/** What a club entered in words, one value a line. */
function toLines(session: SessionBody | null): string[] | null {
  if (session === null) return null;
  const { kind, title, startsOn, weeklyUntil, calledOff, category, costPence, place, postcode } = session;
  const lines = [
    ...[
      SESSION_KIND_NAMES[kind],
      title,
      `${dayText(startsOn)} ${startsOn.slice(0, 4)}, ${timesText(session)}`,
    ],
    ...[weeklyUntil && weeklyText(session), calledOff.length === 0 ? null : calledOffText(calledOff)],
    ...[session.state === 'on' ? null : 'Called off', sessionAges(session), TEAM_CATEGORY_NAMES[category]],
    ...[sessionCost(costPence), place, postcode, session.bring, session.joining, session.link],
  ];
  return lines.filter((line) => line !== null);
}
