import { DESK_KINDS } from '@club-reviews/domain/desk';
import type { DeskPlace } from './desk-lanes.js';

/** What {@link queueCursorText} writes: urgency, milliseconds, kind and id. */
export const QUEUE_CURSOR = new RegExp(`^([012])-(\\d{1,15})-(${DESK_KINDS.join('|')})-(\\d{1,10})$`);

const LATEST = Date.UTC(9999, 11, 31);

/** A place in the queue, as sent to clients. */
export function queueCursorText({ urgency, since, kind, id }: DeskPlace): string {
  return `${urgency}-${since.getTime()}-${kind}-${id}`;
}

/** Reads what {@link queueCursorText} wrote; undefined for the beginning. */
export function parseQueueCursor(text: string | undefined): DeskPlace | undefined {
  const [, urgency, at, kind, id] = QUEUE_CURSOR.exec(text ?? '') ?? [];
  const known = DESK_KINDS.find((one) => one === kind);
  if (known === undefined) return undefined;
  return {
    kind: known,
    id: Number(id),
    urgency: Number(urgency),
    since: new Date(Math.min(Number(at), LATEST)),
  };
}
