import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';

/** A local file server that pages from other origins may load from. */
export interface ServedFolder {
  origin: string;
  stop(): Promise<void>;
}

/** Serves a folder of scripts. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const file = join(folder, normalize(new URL(request.url!, 'http://local').pathname));
    const isThere = existsSync(file);
    response.writeHead(isThere ? 200 : 404, {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'text/javascript',
    });
    if (isThere) createReadStream(file).pipe(response);
    else response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
