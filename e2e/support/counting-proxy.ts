import { once } from 'node:events';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Sits between a shell and an api, and records the requested paths. */
export async function startCountingProxy(apiUrl: string) {
  const asked: string[] = [];
  const api = new URL(apiUrl);
  const proxy = createServer((request, response) => {
    asked.push(request.url ?? '');
    const onward = forward(
      {
        host: api.hostname,
        port: api.port,
        method: request.method,
        path: request.url,
        headers: request.headers,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    asked,
    stop: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
