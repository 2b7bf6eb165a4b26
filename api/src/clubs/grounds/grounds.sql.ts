import { getNearCells } from '../../model/clubs/ground.entity.js';
import type { Sql } from '../../platform/database/sql.js';
import { joined, raw, sql } from '../../platform/database/sql.js';
import type { Coordinates } from '../postcodes/outward-code-centroids.js';
import { GROUND_CLUBS } from './ground-page.dto.js';

/** How many grounds a search offers; more typing narrows them down. */
export const OFFERED_GROUNDS = 20;

/** Further words don't count. */
const MAX_WORDS = 4;
const NAMED = raw('g.id, g.name, g.town, g.postcode');
/** A degree of longitude is so much shorter than one of latitude in England. */
const SHORTER = raw('0.6');

/**
 * Listed grounds near a place with words that begin like those of a text, the nearest first.
 * @param text normalised, "" for all
 */
export function nearGrounds(text: string, place: Coordinates): Sql {
  const words = text.split(' ');
  const has = Array.from({ length: MAX_WORDS }, (_, index) => {
    const start = `% ${words[index] ?? ''}%`;
    return sql`CONCAT(' ', g.search_text) LIKE ${start}`;
  });
  const [north, east] = [sql`(g.latitude - ${place.latitude})`, sql`(g.longitude - ${place.longitude})`];
  return sql`
    SELECT ${NAMED} FROM grounds g
    WHERE g.is_listed = 1 AND g.cell IN (${joined(getNearCells(place), ', ')}) AND ${joined(has, ' AND ')}
    ORDER BY ${north} * ${north} + ${east} * ${east} * ${SHORTER} * ${SHORTER}, g.id LIMIT ${OFFERED_GROUNDS}`;
}

/** Listed grounds anywhere whose names begin with a normalised text. */
export function groundsBeginning(text: string): Sql {
  // Nothing in a normalised text sorts after z.
  return sql`
    SELECT ${NAMED} FROM grounds g WHERE g.is_listed = 1 AND g.search_text BETWEEN ${text} AND ${`${text}zzzz`}
    ORDER BY g.search_text LIMIT ${OFFERED_GROUNDS}`;
}

/** The first listed clubs of a ground by name. */
export function clubsAtGround(id: number): Sql {
  return sql`
    SELECT id FROM clubs WHERE ground_id = ${id} AND state = 'listed' ORDER BY search_name, id LIMIT ${GROUND_CLUBS}`;
}
