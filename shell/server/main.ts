import { EnvironmentError, misspeltSettings } from '@club-reviews/releases/setting-table/read-settings';
import { Readiness } from '@club-reviews/observability/readiness';
import { resolve } from 'node:path';
import { createApp } from './app';
import { readConfig } from './config';

/** How long open requests get to finish once the process is told to stop. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

async function main() {
  const config = readConfig(process.env);
  const readiness = new Readiness();
  const app = await createApp(config, resolve(__dirname, '../..'), readiness);
  for (const line of misspeltSettings(process.env)) app.log.warn(line);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await readiness.leave(config.shutdownDelay);
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    await app.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  await app.listen({ port: config.port, host: config.host });
}

main().catch((error: unknown) => {
  if (error instanceof EnvironmentError) console.error(error.message.replace(/^/gm, 'Wrong setting: '));
  else console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
