import { createHash } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../src/platform/config/settings.js';
import { S3Uploads } from './s3-uploads.js';

const NAMES = { accessKeyId: 'test-key', secretAccessKey: 'test/secret+key', region: 'eu-west-2' };
const BUCKET = 'club-pictures';

/** An object as stored by the server. */
export interface StoredObject {
  body: Buffer;
  contentType: string | undefined;
  writtenAt: Date;
}

/** What a test makes the server do with a request instead of responding properly. */
export type S3Fault = (request: IncomingMessage, response: ServerResponse) => void;

/** Among faults: a proper response to this request. */
export const noFault: S3Fault = () => undefined;

/**
 * A bucket on this machine that speaks the Amazon S3 protocol as far as pictures need it. A request with another key,
 * region or body than it was signed for gets 403; only a real server checks the signature itself (stores.system-test).
 */
export class S3Server {
  readonly objects = new Map<string, StoredObject>();
  /** "PUT /club-pictures/…" for each request, in order. */
  readonly requests: string[] = [];
  /** How many objects a page of the list has. */
  pageSize = 1000;
  /** Multipart uploads that were started and neither completed nor aborted. */
  readonly uploads = new S3Uploads((name, body) =>
    this.objects.set(name, { body, contentType: undefined, writtenAt: new Date() }),
  );
  private readonly faults: S3Fault[] = [];
  private server: Server = this.create();
  private port = 0;

  /** The settings that point here. */
  get settings(): S3Settings {
    return { endpoint: `http://127.0.0.1:${this.port}`, bucket: BUCKET, ...NAMES };
  }

  /** Starts; after a stop at the same address and with the same objects. */
  async start(): Promise<this> {
    this.server = this.create();
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Makes the next requests go wrong, one in each way. */
  failNext(...faults: S3Fault[]): void {
    this.faults.push(...faults);
  }

  /** The names of all objects, in order. */
  names(): string[] {
    return [...this.objects.keys()].sort();
  }

  private create(): Server {
    return createServer((request, response) => void this.answer(request, response));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests.push(`${request.method} ${request.url}`);
    const body = await buffer(request);
    const fault = this.faults.shift();
    if (fault && fault !== noFault) return fault(request, response);
    const refused = getRefusal(request, body);
    if (refused) return failWith(403, refused)(request, response);
    const { pathname, searchParams } = new URL(request.url ?? '', this.settings.endpoint);
    const [, bucket = '', ...parts] = pathname.split('/');
    if (bucket !== BUCKET) return failWith(404, 'NoSuchBucket')(request, response);
    const name = decodeURIComponent(parts.join('/'));
    if (name === '') return this.list(searchParams, response);
    if (searchParams.has('uploads') || searchParams.has('uploadId'))
      return this.uploads.answer(name, searchParams, body, request, response);
    this.answerObject(name, body, request, response);
  }

  private answerObject(name: string, body: Buffer, request: IncomingMessage, response: ServerResponse): void {
    const object = this.objects.get(name);
    switch (request.method) {
      case 'PUT':
        this.objects.set(name, {
          ...{ body, contentType: request.headers['content-type'], writtenAt: new Date() },
        });
        response.end();
        break;
      case 'DELETE':
        this.objects.delete(name);
        response.writeHead(204).end();
        break;
      default:
        if (!object) return failWith(404, 'NoSuchKey')(request, response);
        response.setHeader('content-type', object.contentType ?? 'binary/octet-stream');
        sendBody(request, object.body, response);
    }
  }

  private list(query: URLSearchParams, response: ServerResponse): void {
    const after = query.get('continuation-token') ?? '';
    const found = this.names().filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after);
    const page = found.slice(0, Math.min(this.pageSize, Number(query.get('max-keys') ?? 1000)));
    const isCut = page.length < found.length;
    const contents = page.map((name) => {
      const at = this.objects.get(name)?.writtenAt.toISOString();
      return `<Contents><Key>${escaped(name)}</Key><LastModified>${at}</LastModified><Size>${this.objects.get(name)?.body.length}</Size></Contents>`;
    });
    const next = isCut ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
    response.setHeader('content-type', 'application/xml');
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">` +
        `<Name>${BUCKET}</Name><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  }
}

/** All of an object, or the requested range of it. */
function sendBody({ method, headers }: IncomingMessage, body: Buffer, response: ServerResponse): void {
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const part = start === undefined ? body : body.subarray(Number(start), Number(end) + 1);
  response.writeHead(start === undefined ? 200 : 206, { 'content-length': part.length });
  response.end(method === 'HEAD' ? undefined : part);
}

/** Responds with an error as S3 writes it. */
export function failWith(status: number, code: string): S3Fault {
  return (request, response) => {
    response.writeHead(status, { 'content-type': 'application/xml', location: 'http://127.0.0.1:1/' });
    const text = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`;
    response.end(request.method === 'HEAD' ? undefined : text);
  };
}

/** Never responds. */
export const silence: S3Fault = () => undefined;

/** Breaks the connection off. */
export const breakOff: S3Fault = (request) => request.socket.destroy();

/** Why a request is refused; undefined if it names the key and region, and the digest is that of its body. */
function getRefusal({ headers }: IncomingMessage, body: Buffer): string | undefined {
  const [, accessKeyId, region] =
    /Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\//.exec(headers.authorization ?? '') ?? [];
  if (accessKeyId !== NAMES.accessKeyId || region !== NAMES.region) return 'AccessDenied';
  const digest = createHash('sha256').update(body).digest('hex');
  return digest === headers['x-amz-content-sha256'] ? undefined : 'XAmzContentSHA256Mismatch';
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
