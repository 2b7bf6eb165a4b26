import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a test sees of a request to the service. */
export interface ChatRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: { model: string; messages: { role: string; content: string }[] };
}

/** Responds to a request in some way, or never. */
export type ChatBehaviour = (response: ServerResponse, request: ChatRequest) => void;

/** A server on this machine that speaks the protocol of OpenAI's chat completions, well or badly. */
export class ChatService {
  readonly requests: ChatRequest[] = [];
  behaviour: ChatBehaviour = saying('Parents praise the patient coaching. Some would like better pitches.');
  private readonly server: Server = createServer((request, response) => this.answer(request, response));

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      const seen = {
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(text) as ChatRequest['body'],
      };
      this.requests.push(seen);
      this.behaviour(response, seen);
    });
  }
}

/** Responds with a completion. */
export function saying(content: unknown, finish_reason: string | null = 'stop'): ChatBehaviour {
  return (response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        id: 'chatcmpl-1',
        object: 'chat.completion',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
        usage: { total_tokens: 99 },
      }),
    );
  };
}

/** Responds with a status and a text. */
export function failing(status: number, body = '{"error":{"message":"no"}}'): ChatBehaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', location: 'http://127.0.0.1:1/' });
    response.end(body);
  };
}
