import type { FastifyInstance } from 'fastify';
import type { ShellBuild } from './pages/shell-build';
import type { RegistryReader } from './registry/registry-reader';

const CHECK_INTERVAL_MS = 300;

/** Runs in the browser: reloads the page after a new release or a server restart. */
const CLIENT_SCRIPT = `
let known;
const source = new EventSource('/dev/reload');
source.onmessage = ({ data }) => { if (known !== undefined && known !== data) location.reload(); known = data; };
`;

/** Development only: adds a script to every page that reloads it after each build. */
export function addDevReload(app: FastifyInstance, registry: RegistryReader, build: ShellBuild): void {
  build.scripts.push({ url: '/dev/reload.js' });
  app.get('/dev/reload.js', async (_request, reply) => reply.type('text/javascript').send(CLIENT_SCRIPT));
  app.get('/dev/reload', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    let sent = '';
    const timer = setInterval(async () => {
      const state = `${process.pid}.${(await registry.current()).registry.revision}`;
      if (state !== sent) reply.raw.write(`data: ${state}\n\n`);
      sent = state;
    }, CHECK_INTERVAL_MS);
    request.raw.on('close', () => clearInterval(timer));
  });
  app.addHook('preClose', async () => app.server.closeAllConnections());
}
