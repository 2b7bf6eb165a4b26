import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

/**
 * A bare `node:http` server that answers every request with the same bytes from memory: the limit that pages are
 * compared with. Arguments: the port, and a file with the response as JSON, `{ headers, body }` with a body in base64.
 */
const [port, file] = process.argv.slice(2);
const { headers, body: encoded } = JSON.parse(readFileSync(file, 'utf8'));
const body = Buffer.from(encoded, 'base64');

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
