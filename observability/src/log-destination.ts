import { pino } from 'pino';

const BUFFER_BYTES = 12_288;
const FLUSH_EVERY_MS = 1000;
/** How much is kept while nothing can be written; further lines are lost. */
const KEPT_BYTES = 1024 * 1024;

/**
 * Standard output, or another file descriptor, written in small batches. While nothing can be written, as on a full
 * disk, lines wait and the server carries on. Without this it would crash, and never exit, since the last lines are
 * written again and again at the end of a process.
 */
export function logDestination(fd = 1): ReturnType<typeof pino.destination> {
  const destination = pino.destination({
    fd,
    sync: false,
    minLength: BUFFER_BYTES,
    maxLength: KEPT_BYTES,
    periodicFlush: FLUSH_EVERY_MS,
  });
  let isStuck = false;
  destination.on('error', () => (isStuck = true));
  destination.on('write', () => (isStuck = false));
  const flush = destination.flushSync.bind(destination);
  destination.flushSync = () => {
    if (!isStuck) flush();
  };
  return destination;
}
