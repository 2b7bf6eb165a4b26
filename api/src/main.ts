import { Readiness } from '@club-reviews/observability/readiness';
import { EnvironmentError, misspeltSettings } from '@club-reviews/releases/setting-table/read-settings';
import type { Settings } from './platform/config/settings.js';
import { loadSettings } from './platform/config/settings.js';

const SHUTDOWN_TIMEOUT_MS = 15_000;

const settings = readSettings();
try {
  // Loaded only now: a wrong setting is reported at once, without waiting for the framework.
  const { createApp } = await import('./app/http/create-app.js');
  const { ClubIndexSync } = await import('./clubs/directory/club-index-sync.js');
  const readiness = new Readiness();
  const app = await createApp(settings, undefined, { readiness });
  for (const line of misspeltSettings(process.env)) app.getHttpAdapter().getInstance().log.warn(line);
  // Before it listens: a signal arriving with the first request would end the process at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void readiness.leave(settings.shutdownDelay).then(() => {
        // Open requests are finished; anything that hangs longer than this is cut off.
        setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
        return app.close().then(() => process.exit(0));
      });
    });
  }
  // Otherwise the first readers would wait for it.
  await app.get(ClubIndexSync).current();
  await app.listen(settings.port, settings.host);
} catch (error) {
  stop(`The api couldn’t start: ${error instanceof Error ? error.message : String(error)}`);
}

function readSettings(): Settings {
  try {
    return loadSettings();
  } catch (error) {
    if (error instanceof EnvironmentError) stop(error.message.replace(/^/gm, 'Wrong setting: '));
    throw error;
  }
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
