import { QUEUE_KINDS } from '@club-reviews/domain/queue';
import type { QueuePlace } from './waiting-entries.js';

/** What {@link queueCursorText} writes: urgency, milliseconds, kind and id. */
export const QUEUE_CURSOR = new RegExp(`^([012])-(\\d{1,15})-(${QUEUE_KINDS.join('|')})-(\\d{1,10})$`);

const LATEST = Date.UTC(9999, 11, 31);

/** A place in the queue, as sent to clients. */
export function queueCursorText({ urgency, since, kind, id }: QueuePlace): string {
  return `${urgency}-${since.getTime()}-${kind}-${id}`;
}

/** Reads what {@link queueCursorText} wrote; undefined for the beginning. */
export function parseQueueCursor(text: string | undefined): QueuePlace | undefined {
  const [, urgency, at, kind, id] = QUEUE_CURSOR.exec(text ?? '') ?? [];
  if (kind === undefined) return undefined;
  return {
    kind,
    id: Number(id),
    urgency: Number(urgency),
    since: new Date(Math.min(Number(at), LATEST)),
  };
}
