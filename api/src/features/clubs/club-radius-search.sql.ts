import type { Dialect } from '../../platform/database/dialect/dialect.js';
import type { Sql } from '../../platform/database/sql.js';
import { raw, sql } from '../../platform/database/sql.js';
import type { PageRequest } from '../../platform/http/pages.js';
import { offsetOf } from '../../platform/http/pages.js';
import type { Coordinates } from '../postcodes/outward-code-centroids.js';
import { SUMMARY_COLUMNS } from './club-rows.js';
import type { TextMatch } from './club-text-search.sql.js';
import { allOf, LISTED, matchConditions } from './club-text-search.sql.js';
import { boxAround, nearnessOf } from './great-circle.js';
import { FACT_COLUMNS } from './row-facts.js';

/** Where to search, and what a club there must match. */
export interface RadiusSearch {
  centre: Coordinates;
  miles: number;
  match: TextMatch;
}

const CARD = raw(`${SUMMARY_COLUMNS}, ${FACT_COLUMNS}`);

type Engine = Pick<Dialect, 'useIndex'>;

/** A page of the clubs found, nearest first, each with its `nearness` (see nearnessOf) and the number of `matches`. */
export function clubsInRadius(engine: Engine, search: RadiusSearch, asked: PageRequest): Sql {
  // The inner query reads the index on coordinates, which holds the searched texts too, and nothing else.
  return sql`
    SELECT ${CARD}, p.nearness, p.matches
    FROM (
      SELECT k.id, ${nearness(search.centre)} AS nearness, COUNT(*) OVER () AS matches FROM ${places(engine)}
      WHERE ${within(search)} ORDER BY nearness, k.id LIMIT ${asked.limit} OFFSET ${offsetOf(asked)}
    ) p JOIN clubs c ON c.id = p.id
    ORDER BY p.nearness, p.id`;
}

/** How many clubs match. */
export function radiusCount(engine: Engine, search: RadiusSearch): Sql {
  return sql`SELECT COUNT(*) AS matches FROM ${places(engine)} WHERE ${within(search)}`;
}

// By its coordinates: SQLite, which keeps no statistics, would rather read every listed club.
function places(engine: Engine): Sql {
  return raw(`clubs k ${engine.useIndex('ix_clubs_coordinates')}`);
}

function within({ centre, miles, match }: RadiusSearch): Sql {
  const { south, north, west, east } = boxAround(centre, miles);
  return allOf([
    sql`k.latitude BETWEEN ${south} AND ${north}`,
    sql`k.longitude BETWEEN ${west} AND ${east}`,
    LISTED,
    ...matchConditions(match),
    sql`${nearness(centre)} <= ${nearnessOf(miles)}`,
  ]);
}

// nearnessOf, for the distance between the centre and clubs `k`.
function nearness({ latitude, longitude }: Coordinates): Sql {
  return sql`(POW(SIN(RADIANS(k.latitude - ${latitude}) / 2), 2)
    + ${Math.cos((latitude * Math.PI) / 180)} * COS(RADIANS(k.latitude))
    * POW(SIN(RADIANS(k.longitude - ${longitude}) / 2), 2))`;
}
