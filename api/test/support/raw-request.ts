import { request as httpRequest } from 'node:http';

/** A request exactly as sent: nothing is tidied up. */
export interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

/** The response to it, with a plain body. */
export interface RawResponse {
  status: number;
  contentType: string;
  body: string;
  /** Seconds after which to come back, if the response says so. */
  retryAfter?: string | undefined;
}

/**
 * Sends with Node's own client, since fetch would tidy up addresses and refuse headers. Rejects if nothing comes in
 * time.
 */
export function sendRaw(
  apiUrl: string,
  { method, path, headers, body }: RawRequest,
  patienceMs: number,
): Promise<RawResponse> {
  const { hostname, port } = new URL(apiUrl);
  return new Promise((resolve, rejectAnswer) => {
    const reject = (error: Error): void => {
      clearTimeout(timer);
      rejectAnswer(error);
    };
    const request = httpRequest(
      {
        hostname,
        port,
        method,
        path,
        // A separate connection: the server ends some of them.
        agent: false,
        headers: {
          ...headers,
          'accept-encoding': 'identity',
          ...(body ? { 'content-length': body.length } : {}),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        // A response that is cut off never ends.
        response.on('error', reject);
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          clearTimeout(timer);
          resolve({
            status: response.statusCode ?? 0,
            contentType: response.headers['content-type'] ?? '',
            body: text,
            retryAfter: response.headers['retry-after'],
          });
        });
      },
    );
    const timer = setTimeout(
      () => request.destroy(new Error(`no whole answer in ${patienceMs} ms: ${method} ${path}`)),
      patienceMs,
    );
    request.on('error', reject);
    request.end(body);
  });
}
