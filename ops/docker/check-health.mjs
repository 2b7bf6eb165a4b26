/**
 * Health check of a container: exits with 0 if the URL responds with a 2xx in time, otherwise with 1 and one line that
 * says why. The images have no curl, and this needs nothing but Node.js.
 *
 *   node check-health.mjs http://127.0.0.1:3001/api/health
 */
const PATIENCE_MS = 4000;

const [url] = process.argv.slice(2);
try {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
} catch (error) {
  console.error(`${url} is not healthy: ${error.cause?.message ?? error.message}`);
  process.exitCode = 1;
}
