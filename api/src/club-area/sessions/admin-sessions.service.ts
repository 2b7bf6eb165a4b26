import { dayText, getNextDates, sessionName, timesText } from '@club-reviews/domain/club-sessions';
import { londonClock } from '@club-reviews/domain/london-clock';
import { Injectable } from '@nestjs/common';
import type { SessionToTry } from '../../clubs/sessions/club-session.dto.js';
import { ClubSessionsRepository, toSessionToTry } from '../../clubs/sessions/club-sessions.repository.js';
import { ClubSession, toCalledOff } from '../../model/clubs/club-session.entity.js';
import { Database } from '../../platform/database/database.js';
import { ClubMails } from '../club-mails.js';
import { OwnSessionsService, SessionGoneError } from './own-sessions.service.js';
import { sessionTakenDownMail } from './session-mails.js';

/** Clubs' sessions to try, as moderators see them. */
@Injectable()
export class AdminSessionsService {
  constructor(
    private readonly database: Database,
    private readonly sessions: ClubSessionsRepository,
    private readonly own: OwnSessionsService,
    private readonly mails: ClubMails,
  ) {}

  /** A club's sessions that aren't over yet, the soonest first. */
  async list(clubId: number): Promise<SessionToTry[]> {
    const now = londonClock(new Date());
    return (await this.sessions.findUpcoming([clubId], now)).map((session) => toSessionToTry(session, now));
  }

  /** Deletes a session, and mails its club's managers the reason. Throws SessionGoneError. */
  async takeDown(id: number, reason: string): Promise<void> {
    const found = await this.database.reader.findOne(ClubSession, {
      where: { id },
      relations: { club: true },
    });
    if (!found?.club) throw new SessionGoneError();
    const { clubId, club, lastOn } = found;
    const times = { ...found, calledOff: toCalledOff(found.calledOff) };
    const [next = lastOn] = getNextDates(times, londonClock(new Date()), 1);
    const template = sessionTakenDownMail({
      ...{ clubName: club.name, reason },
      link: `${this.mails.getDashboard(clubId)}&tab=sessions`,
      session: `${sessionName(found)}, ${dayText(next)}, ${timesText(found)}`,
    });
    const mails = await this.mails.write(clubId, template);
    await this.own.inTurn(clubId, async (manager, at) => {
      await this.own.delete(manager, clubId, id, { actor: 'site-admin', at, reason });
      await this.mails.store(manager, mails);
    });
  }
}
