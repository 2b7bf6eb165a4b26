import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passOn } from './pass-on';

/** A server in front of a site, with its own URL, that can be unreachable. */
export interface UnsteadyServer {
  url: string;
  /** Every request received, as method and path. */
  asked: string[];
  /** Refuses connections, like a server that isn't running. */
  stop(): Promise<void>;
  /** Accepts them again, at the same address. */
  start(): Promise<void>;
  /** Accepts requests, but answers none from now on. */
  hang(isHanging: boolean): void;
  /** Sends its own script for a path. */
  replaceScript(path: string, script: string): void;
}

/** Starts a server in front of the site at `target`. */
export async function startUnsteadyServer(target: string): Promise<UnsteadyServer> {
  const asked: string[] = [];
  const scripts = new Map<string, string>();
  let server: Server | undefined;
  let port = 0;
  let isHanging = false;

  function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/';
    asked.push(`${request.method} ${path}`);
    if (isHanging) return;
    const script = scripts.get(path);
    if (script !== undefined) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
      response.end(script);
      return;
    }
    passOn(target, request, response);
  }

  const unsteady: UnsteadyServer = {
    url: '',
    asked,
    async stop() {
      if (server === undefined) return;
      const stopped = server;
      server = undefined;
      stopped.closeAllConnections();
      stopped.close();
      await once(stopped, 'close');
    },
    async start() {
      if (server !== undefined) return;
      server = createServer(answer);
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      ({ port } = server.address() as AddressInfo);
      unsteady.url = `http://127.0.0.1:${port}`;
    },
    hang(value) {
      isHanging = value;
      if (!value) server?.closeAllConnections();
    },
    replaceScript: (path, script) => void scripts.set(path, script),
  };
  await unsteady.start();
  return unsteady;
}
