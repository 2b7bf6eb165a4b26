import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchPath, startHydration } from '@club-reviews/shared-ui/platform';
import { BOOT_DATA_ID, LEFT_TO_BROWSER } from '../remotes/boot-data';
import type { BootData, Registry } from '../remotes/boot-data';
import { createFederationLoader } from '../remotes/federation-loader';
import { findRemote } from '../remotes/find-remote';
import { RemoteLoadError, createRemoteHost } from '../remotes/remote-host';
import type { Visit } from '../remotes/remote-load';
import { reportLater } from '../telemetry/report-later';
import { adoptClasses } from './adopt-classes';
import { App } from './app';
import { preloadShellPage } from './app-routes';
import { replayEarlyEvents } from './event-replay';
import { adaptToInAppBrowser } from './in-app-browser';
import { PageRouter } from './page-router';
import { surviveTranslation } from './survive-translation';
import { whenIdle } from './when-idle';

/** Hydrates the page that the server sent; if the visitor has left it meanwhile, loads the one they're on. */
export async function start(): Promise<void> {
  const here = location.pathname + location.search;
  // Back was pressed before this script arrived: what the server sent is another page.
  if ((window.renderedPath ?? here) !== here) return location.reload();
  surviveTranslation();
  adaptToInAppBrowser(navigator.userAgent);
  const boot = JSON.parse(document.getElementById(BOOT_DATA_ID)!.textContent) as BootData;
  adoptClasses(boot.classes);
  const visit: Visit = { refused: boot.refused, loads: [] };
  const host = createRemoteHost({
    registry: boot.registry,
    context: { apiBase: '/api', origin: boot.origin, now: boot.now, config: boot.config },
    preloaded: boot.preloaded,
    load: createFederationLoader(),
    fetchRegistry: async () => {
      const answer = await fetch('/registry.json', { cache: 'no-store' });
      if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
      return (await answer.json()) as Registry;
    },
    note: (load) => void visit.loads.push(load),
  });
  // Starts the download before React does; RemoteArea then waits for the same promise.
  const remote = findRemote(boot.registry, location.pathname);
  if (remote !== undefined) host.instance(remote.name, location.pathname).then(undefined, () => undefined);
  await preloadShellPage((pattern) => matchPath(pattern, location.pathname) !== null);

  const readyPages = new Set<string>();
  const earlyEvents = replayEarlyEvents();
  // If the visitor has already clicked something, they're waiting for a response: no part of the page is held back.
  if (!earlyEvents.isThere()) startHydration();
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <App host={host} router={(page) => <PageRouter ready={readyPages}>{page}</PageRouter>} />,
      {
        onCaughtError: (error) => {
          // The page already tells the visitor why; log it once, without React's own report.
          console.error(error instanceof RemoteLoadError ? error.message : error);
        },
        onRecoverableError: (error) => {
          // Areas that the server left to the browser aren't errors, but mismatches are.
          if ((error as { digest?: string }).digest !== LEFT_TO_BROWSER) console.error(error);
        },
      },
    );
  });
  earlyEvents.answer();
  // Links work without it, so the first page doesn't wait for it.
  whenIdle(() => {
    import(/* webpackChunkName: "when-idle" */ './begin-when-idle')
      .then(({ beginWhenIdle }) => beginWhenIdle(host, readyPages, boot))
      .catch(() => undefined);
  });
  reportLater(visit, boot.config.telemetrySample);
}
