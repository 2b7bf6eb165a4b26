import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page view reported to the api. */
export interface PostedOpening {
  opening: string;
  userAgent: string;
  times: number;
}

/** An api over HTTP that knows versions, settings and page views. */
export class FakeApi {
  version = 100;
  readonly openings: PostedOpening[] = [];
  /** How often it was asked what has changed. */
  asks = 0;
  /** While set, every request gets this status instead. */
  failsWith: number | undefined;
  brandName = 'Reviews';
  private readonly changes: { club: number; version: number }[] = [];
  private held: (() => void)[] | undefined;
  private readonly server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => this.answer(new URL(request.url!, 'http://api'), body, response));
  });

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** Changes these clubs, or only the directory. */
  change(...clubs: number[]): void {
    this.version += 1;
    this.changes.push(...clubs.map((club) => ({ club, version: this.version })));
  }

  /**
   * Holds responses about changes back: they reflect the state when they were requested. Returns a function that
   * releases them.
   */
  hold(): () => void {
    const held: (() => void)[] = [];
    this.held = held;
    return () => {
      this.held = undefined;
      for (const send of held) send();
    };
  }

  private answer({ pathname, searchParams }: URL, body: string, response: ServerResponse): void {
    const send = (value: unknown, status = 200) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(value === undefined ? undefined : JSON.stringify(value));
    if (this.failsWith !== undefined) return void send({ message: 'away' }, this.failsWith);
    if (pathname === '/api/config')
      return void send({
        brandName: this.brandName,
        supportEmail: 'help@reviews.example',
        sampleData: false,
      });
    if (pathname === '/api/pages/openings') {
      this.openings.push(...(JSON.parse(body) as { openings: PostedOpening[] }).openings);
      return void send(undefined, 204);
    }
    this.asks += 1;
    const changes = this.changesSince(searchParams.get('since'));
    if (this.held === undefined) send(changes);
    else this.held.push(() => send(changes));
  }

  private changesSince(since: string | null) {
    const { version } = this;
    if (since === null || Number(since) > version) return { version, clubs: null };
    const clubs = this.changes.filter((change) => change.version > Number(since)).map(({ club }) => club);
    return { version, clubs: [...new Set(clubs)] };
  }
}
