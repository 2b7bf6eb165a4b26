import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { FAULTY_CONTAINERS, replaceContainer } from './faulty-container';
import { passOn } from './pass-on';
import { copyStore, startShell } from './shell-process';

/** What goes wrong with one remote's browser files. */
export type Damage =
  'missing' | 'answering 500' | 'hanging' | 'altered' | 'throwing at start' | 'crashing while rendering';

/** A second shell in front of the same api, with its own copy of the release store. */
export interface BrokenSite {
  url: string;
  /** Serves the files unchanged again, as they are in the store. */
  repair(): void;
  stop(): Promise<void>;
}

/** The folder of the release that the store's registry makes active. */
function activeRelease(storeFolder: string, remote: string): string {
  const revision = readFileSync(join(storeFolder, 'registry/current'), 'utf8').trim();
  const registry = JSON.parse(readFileSync(join(storeFolder, 'registry', `${revision}.json`), 'utf8'));
  return join(storeFolder, 'releases', remote, registry.remotes[remote].active);
}

/**
 * Serves the site through a small proxy that damages the responses for one remote's browser files.
 * @param remote federation name of the remote, for example `mfe_site_admin`
 */
export async function startBrokenSite(remote: string, damage: Damage): Promise<BrokenSite> {
  const faultyContainer = FAULTY_CONTAINERS[damage as keyof typeof FAULTY_CONTAINERS] as
    ((remote: string) => string) | undefined;
  const shell = await startShell({
    fillStore(storeFolder) {
      copyStore(storeFolder);
      if (faultyContainer !== undefined)
        replaceContainer(activeRelease(storeFolder, remote), faultyContainer(remote));
    },
  });

  let isBroken = faultyContainer === undefined;
  const proxy = createServer((request, response) => {
    if (isBroken && request.url!.startsWith(`/mfe/${remote}/`)) {
      if (damage === 'missing') response.writeHead(404).end('Not found');
      if (damage === 'answering 500') response.writeHead(500).end('Internal Server Error');
      if (damage === 'altered') {
        response.writeHead(200, { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' });
        response.end('document.title = "altered code ran";');
      }
      return;
    }
    passOn(`http://127.0.0.1:${shell.port}`, request, response);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    repair: () => {
      isBroken = false;
    },
    async stop() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
      await shell.stop();
    },
  };
}
