import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { copyStore, startShell } from './shell-process';

/** What goes wrong with one remote's browser files. */
export type Damage =
  'missing' | 'answering 500' | 'hanging' | 'altered' | 'throwing at start' | 'crashing while rendering';

/** A second shell in front of the same api, with its own copy of the release store. */
export interface BrokenSite {
  url: string;
  /** Lets the files through again as they are in the store. */
  repair(): void;
  stop(): Promise<void>;
}

/** Containers of releases that arrive intact and whose own code is at fault. */
const FAULTY_CONTAINERS: Partial<Record<Damage, (remote: string) => string>> = {
  'throwing at start': () => 'throw new Error("broken release");',
  'crashing while rendering': (remote) => `var ${remote} = {
    init() {},
    async get() {
      const Page = () => { throw new Error('broken page'); };
      return () => ({
        version: 'faulty',
        createRemote: () => ({ routes: [{ path: '*', Component: Page }], preload: async () => {} }),
      });
    },
  };`,
};

/** Puts a container of other code into the release that the store's registry makes active, with its integrity. */
function replaceContainer(storeFolder: string, remote: string, code: string) {
  const revision = readFileSync(join(storeFolder, 'registry/current'), 'utf8').trim();
  const registry = JSON.parse(readFileSync(join(storeFolder, 'registry', `${revision}.json`), 'utf8'));
  const release = join(storeFolder, 'releases', remote, registry.remotes[remote].active);
  const record = JSON.parse(readFileSync(join(release, 'release.json'), 'utf8'));
  for (const suffix of ['.br', '.gz']) rmSync(join(release, 'client', record.entry + suffix));
  writeFileSync(join(release, 'client', record.entry), code);
  record.client[record.entry] = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  writeFileSync(join(release, 'release.json'), JSON.stringify(record));
}

/**
 * Serves the site through a small proxy that damages the answers for one remote's browser files.
 * @param remote federation name of the remote, for example `mfe_site_admin`
 */
export async function startBrokenSite(remote: string, damage: Damage): Promise<BrokenSite> {
  const faultyContainer = FAULTY_CONTAINERS[damage];
  const shell = await startShell({
    fillStore(storeFolder) {
      copyStore(storeFolder);
      if (faultyContainer !== undefined) replaceContainer(storeFolder, remote, faultyContainer(remote));
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
    const upstream = forward(
      {
        port: shell.port,
        host: '127.0.0.1',
        path: request.url,
        method: request.method,
        headers: request.headers,
      },
      (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      },
    );
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
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
