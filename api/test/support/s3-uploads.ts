import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const xml = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>\n${text}`);
};

/** The part of S3's protocol for multipart uploads. */
export class S3Uploads {
  /** The parts of each open upload, by its id and their numbers. */
  readonly open = new Map<string, Map<number, Buffer>>();
  private begun = 0;

  constructor(private readonly keep: (name: string, body: Buffer) => void) {}

  /** Responds to a request with "uploads" or "uploadId" in its address. */
  answer(
    name: string,
    query: URLSearchParams,
    body: Buffer,
    { method }: IncomingMessage,
    response: ServerResponse,
  ): void {
    if (query.has('uploads')) return this.begin(response);
    const id = query.get('uploadId') ?? '';
    const parts = this.open.get(id);
    if (!parts) return xml(response, 404, '<Error><Code>NoSuchUpload</Code></Error>');
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      response.setHeader('etag', getTag(body)).end();
    } else if (method === 'DELETE') {
      this.open.delete(id);
      response.writeHead(204).end();
    } else this.complete(name, id, parts, body, response);
  }

  private begin(response: ServerResponse): void {
    const id = `upload-${(this.begun += 1)}`;
    this.open.set(id, new Map());
    xml(
      response,
      200,
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  private complete(
    name: string,
    id: string,
    parts: Map<number, Buffer>,
    body: Buffer,
    response: ServerResponse,
  ): void {
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)];
    const bodies = named.map(([, number, tag]) => {
      const part = parts.get(Number(number));
      return part && getTag(part) === tag ? part : undefined;
    });
    if (bodies.length === 0 || bodies.includes(undefined))
      return xml(response, 400, '<Error><Code>InvalidPart</Code></Error>');
    this.keep(name, Buffer.concat(bodies as Buffer[]));
    this.open.delete(id);
    xml(response, 200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
  }
}

const getTag = (body: Buffer): string => `"${createHash('md5').update(body).digest('hex')}"`;
