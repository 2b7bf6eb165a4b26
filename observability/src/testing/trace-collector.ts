import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as received by the collector. */
export interface CollectedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 1: internal, 2: server, 3: client, 5: consumer. */
  kind: number;
  attributes: Record<string, string | number>;
  /** Its code is 2 if what it describes has failed. */
  status: { code: number };
}

interface OtlpAttributes {
  attributes: { key: string; value: { stringValue?: string; intValue?: number; doubleValue?: number } }[];
}

interface OtlpBody {
  resourceSpans: { resource: OtlpAttributes; scopeSpans: { spans: (CollectedSpan & OtlpAttributes)[] }[] }[];
}

/** A collector that speaks OTLP over HTTP with JSON, and keeps what it receives. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  /** Everything as received, to search for what mustn't be in it. */
  readonly bodies: string[] = [];
  readonly headers: Record<string, unknown>[] = [];
  /** The status it responds with. */
  status = 200;
  private readonly server = createServer(async (request, response) => {
    const body = (await json(request)) as OtlpBody;
    this.headers.push({ path: request.url, ...request.headers });
    this.bodies.push(JSON.stringify(body));
    for (const { resource, scopeSpans } of body.resourceSpans) {
      const service = String(getValues(resource)['service.name']);
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        this.spans.push({ ...span, service, attributes: getValues(span) });
    }
    response.writeHead(this.status, { 'Content-Type': 'application/json' }).end('{}');
  });

  /** Starts listening on a free port; resolves with the URL for OTEL_EXPORTER_OTLP_ENDPOINT. */
  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

function getValues({ attributes }: OtlpAttributes): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? Number(value.intValue ?? value.doubleValue),
    ]),
  );
}
