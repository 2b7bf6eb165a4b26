import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Headers } from '../../platform/http/security-headers.js';

const FOLDER = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>API</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true });\n`;

/** Adds the contract at /api/openapi.json and a page to browse it at /api/docs, all from this server's own files. */
export function addDocs(server: FastifyInstance, describe: () => OpenAPIObject, headers: Headers): void {
  // Created when first requested: describing every call takes longer than the rest of the start-up.
  let contract: string | undefined;
  server.get('/api/openapi.json', (_request, reply) => {
    contract ??= JSON.stringify(describe());
    return send(reply, 'application/json; charset=utf-8', contract);
  });
  const file = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
  const answers: Record<string, [type: string, load: () => string]> = {
    '/api/docs': ['text/html; charset=utf-8', () => PAGE],
    '/api/docs/start.js': ['text/javascript; charset=utf-8', () => START],
    '/api/docs/swagger-ui.css': ['text/css; charset=utf-8', () => file('swagger-ui.css')],
    '/api/docs/swagger-ui-bundle.js': ['text/javascript; charset=utf-8', () => file('swagger-ui-bundle.js')],
  };
  for (const [path, [type, load]] of Object.entries(answers)) {
    server.get(path, (_request, reply) => send(reply.headers(headers), type, load()));
  }
}

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.type(type).send(body);
}
