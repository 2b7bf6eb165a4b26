import { CALENDAR_CLUBS } from '@club-reviews/domain/club-sessions';
import { londonClock } from '@club-reviews/domain/london-clock';
import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ClubParam } from '../../model/clubs/club-param.js';
import { Settings } from '../../platform/config/settings.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import { ClubsService } from '../clubs.service.js';
import type { FindQuery } from '../search/find-queries.js';
import { findQuery } from '../search/find-queries.js';
import { FindService } from '../search/find.service.js';
import { ClubSessionsRepository } from './club-sessions.repository.js';
import type { SessionClub } from './session-calendar.js';
import { toCalendar } from './session-calendar.js';

const TYPE = 'text/calendar; charset=utf-8';
const CALENDAR = {
  description: 'iCalendar',
  content: { 'text/calendar': { schema: { type: 'string' } } },
} as const;

/** Clubs' sessions for calendar programs, which read them again about once a day. */
@ApiTags('public')
@Controller('clubs')
export class SessionCalendarsController {
  constructor(
    private readonly clubs: ClubsService,
    private readonly search: FindService,
    private readonly sessions: ClubSessionsRepository,
    private readonly settings: Settings,
    private readonly operator: OperatorSettings,
  ) {}

  /** The sessions of the first 50 clubs that a search finds, and says so if there are more. */
  @Get('sessions.ics')
  @Header('content-type', TYPE)
  @ApiOkResponse(CALENDAR)
  async getSearchCalendar(@ValidQuery(findQuery) query: FindQuery): Promise<string> {
    const asked = { ...query, sessions: true, page: 1, pageSize: CALENDAR_CLUBS };
    const { clubs, total } = await this.search.find(asked);
    const { brandName } = await this.operator.current();
    const cut =
      total > clubs.length ? `Sessions of the first ${clubs.length} of ${total} clubs found` : undefined;
    return this.toCalendar(`Sessions to try, ${brandName}`, clubs, cut);
  }

  /** A club's sessions. */
  @Get(':idOrSlug/sessions.ics')
  @Header('content-type', TYPE)
  @ApiOkResponse(CALENDAR)
  async getClubCalendar(@ClubParam() idOrSlug: string): Promise<string> {
    const { club } = await this.clubs.find(idOrSlug);
    return this.toCalendar(`Sessions to try, ${club.name}`, club.closed === null ? [club] : []);
  }

  private async toCalendar(
    name: string,
    clubs: readonly SessionClub[],
    description?: string,
  ): Promise<string> {
    const byId = new Map(clubs.map((club) => [club.id, club]));
    const sessions = await this.sessions.findUpcoming([...byId.keys()], londonClock(new Date()));
    const parts = { name, ...(description && { description }), publicUrl: this.settings.publicUrl };
    return toCalendar(
      parts,
      sessions.map((session) => ({ session, club: byId.get(session.clubId)! })),
    );
  }
}
