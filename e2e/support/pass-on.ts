import { request as forward } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Passes a request on to the server at `target`, and its response back. */
export function passOn(target: string, request: IncomingMessage, response: ServerResponse) {
  const { hostname, port } = new URL(target);
  const { method, url: path, headers } = request;
  const onward = forward({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
