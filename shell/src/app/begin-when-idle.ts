import { keepForOffline } from '../offline/keep-for-offline';
import { loadWholePagesOffline } from '../offline/load-whole-pages';
import type { BootData } from '../remotes/boot-data';
import { preloadOnIntent } from '../remotes/preload-on-intent';
import type { RemoteHost } from '../remotes/remote-host';

/** Starts features that the page can do without until the browser is idle. */
export function beginWhenIdle(host: RemoteHost, readyPages: Set<string>, { offline }: BootData): void {
  preloadOnIntent(host, readyPages);
  if (offline !== true || !('serviceWorker' in navigator)) return;
  loadWholePagesOffline();
  keepForOffline();
}
