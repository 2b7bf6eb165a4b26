import { hash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { CALENDAR_CLUBS } from '@club-reviews/domain/club-sessions';
import type { ClubCost, GroundAccess } from '@club-reviews/domain/club-facts';
import { londonClock } from '@club-reviews/domain/london-clock';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { inParts } from '../../platform/database/batches.js';
import { PreparedReads } from '../../platform/database/prepared-reads.js';
import { raw } from '../../platform/database/sql.js';
import { OperatorSettings } from '../../platform/operator/operator-settings.js';
import { readListed } from '../directory/club-rows.sql.js';
import type { FactsRow } from '../row-facts.js';
import { FACT_COLUMNS, readTeams } from '../row-facts.js';
import { ClubSessionsRepository } from '../sessions/club-sessions.repository.js';
import type { OpenDataClub } from './session-series.js';
import { toSeriesItems } from './session-series.js';

const COLUMNS =
  raw(`c.id, c.name, c.slug, c.location, c.county, c.region, c.postcode, c.latitude, c.longitude,
  c.home_ground AS homeGround, c.training_ground_address AS trainingGroundAddress, c.website,
  c.ground_access AS groundAccess, ${FACT_COLUMNS}`);

type ClubRow = Omit<OpenDataClub, 'teams' | 'cost' | 'groundAccess'> &
  FactsRow & { groundAccess: string | null };

/** What the feed says of something, as it's sent. */
export interface CurrentItem {
  clubId: number;
  item: string;
  endsOn: string | null;
  series: object;
  hash(): string;
}

/** What the open data feed should say of clubs as they are now. */
@Injectable()
export class OpenDataItems {
  constructor(
    private readonly settings: Settings,
    private readonly operator: OperatorSettings,
    private readonly reads: PreparedReads,
    private readonly sessions: ClubSessionsRepository,
  ) {}

  /** Whoever publishes it; undefined if it's off, or nobody has said who runs the site. */
  async findPublisher(): Promise<string | undefined> {
    if (!this.settings.openData) return undefined;
    return (await this.operator.current()).operatorName || undefined;
  }

  /** The items of listed clubs, by {@link toItemKey}. Sessions stay in it until the end of their last day. */
  async findCurrent(clubIds: readonly number[]): Promise<Map<string, CurrentItem>> {
    const clubs = await readListed<ClubRow>(this.reads, clubIds, COLUMNS);
    const startOfDay = { ...londonClock(new Date()), hour: 0, time: '00:00' };
    const current = new Map<string, CurrentItem>();
    for (const some of inParts(clubs, CALENDAR_CLUBS)) {
      const sessions = await this.sessions.findUpcoming(
        some.map(({ id }) => id),
        startOfDay,
      );
      for (const row of some)
        for (const { item, endsOn, series } of toSeriesItems(
          toClub(row),
          sessions.filter(({ clubId }) => clubId === row.id),
          this.settings.publicUrl,
        )) {
          const found = { clubId: row.id, item, endsOn, series };
          current.set(toItemKey(found), {
            ...found,
            hash: () => hash('sha256', JSON.stringify(series), 'base64url'),
          });
        }
      // Lets the rest of the api work meanwhile.
      await yieldToEventLoop();
    }
    return current;
  }
}

/** Names an item among those of all clubs, as the feed does. */
export function toItemKey({ clubId, item }: Pick<CurrentItem, 'clubId' | 'item'>): string {
  return `${clubId}-${item}`;
}

function toClub({ teamDetails, cost, groundAccess, ...club }: ClubRow): OpenDataClub {
  return {
    ...club,
    teams: readTeams({ teamDetails }),
    cost: cost === null ? null : (JSON.parse(cost) as ClubCost),
    groundAccess: groundAccess === null ? [] : (JSON.parse(groundAccess) as GroundAccess[]),
  };
}
