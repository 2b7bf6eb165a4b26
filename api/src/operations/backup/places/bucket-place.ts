import type { Bucket } from '@club-reviews/releases/bucket';
import { BucketError } from '@club-reviews/releases/bucket';
import { isUploadComplete, readPage, uploadIdIn } from '@club-reviews/releases/bucket-responses';
import { BackupError } from '../backup-error.js';
import type { BackupDestination, StoredBackup } from './backup-destination.js';

/** Services take at most 10,000 parts of at least 5 MB: these make up to 160 GB. */
const PART_BYTES = 16 * 1024 * 1024;
const MISSING = 404;

/** Backups in a bucket: uploaded in parts, and read in parts, so that a whole one is never in memory. */
export class BucketPlace implements BackupDestination {
  /**
   * @param prefix the prefix of all object names; "" or ending in a slash
   * @param address for messages
   */
  constructor(
    private readonly bucket: Pick<Bucket, 'call'>,
    private readonly prefix: string,
    readonly address: string,
    private readonly partBytes = PART_BYTES,
  ) {}

  async write(name: string, content: AsyncIterable<Buffer>): Promise<number> {
    const object = this.prefix + name;
    const begun = await this.bucket.call({ method: 'POST', name: object, query: { uploads: '' } });
    const uploadId = uploadIdIn(begun.body);
    if (uploadId === undefined) throw new BucketError(`POST ${object}: no upload was begun`);
    try {
      return await this.upload(object, uploadId, content);
    } catch (error) {
      await this.bucket.call({ method: 'DELETE', name: object, query: { uploadId } }).catch(() => undefined);
      throw error;
    }
  }

  async *read(name: string): AsyncGenerator<Buffer> {
    const size = (await this.list()).find((stored) => stored.name === name)?.bytes;
    if (size === undefined) throw this.missing(name);
    for (let start = 0; start < size; start += this.partBytes) {
      const end = Math.min(start + this.partBytes, size) - 1;
      const headers = { range: `bytes=${start}-${end}` };
      const { status, body } = await this.bucket.call({ method: 'GET', name: this.prefix + name, headers });
      if (status === MISSING) throw this.missing(name);
      yield body;
    }
  }

  async list(): Promise<StoredBackup[]> {
    const found: StoredBackup[] = [];
    let next: string | undefined;
    do {
      const query = {
        'list-type': '2',
        prefix: this.prefix,
        ...(next !== undefined && { 'continuation-token': next }),
      };
      const page = readPage((await this.bucket.call({ method: 'GET', query })).body);
      if (!page) throw new BucketError('GET the bucket: the list can’t be read');
      for (const { name, bytes } of page.objects) found.push({ name: name.slice(this.prefix.length), bytes });
      ({ next } = page);
    } while (next !== undefined);
    return found;
  }

  async remove(name: string): Promise<void> {
    await this.bucket.call({ method: 'DELETE', name: this.prefix + name });
  }

  private async upload(object: string, uploadId: string, content: AsyncIterable<Buffer>): Promise<number> {
    const tags: string[] = [];
    let bytes = 0;
    for await (const part of getParts(content, this.partBytes)) {
      const query = { partNumber: String(tags.length + 1), uploadId };
      const { etag } = await this.bucket.call({ method: 'PUT', name: object, query, body: part });
      if (etag === null) throw new BucketError(`PUT ${object}: no ETag, so its parts can’t be put together`);
      tags.push(etag);
      bytes += part.length;
    }
    const parts = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`,
    );
    const { body } = await this.bucket.call({
      method: 'POST',
      name: object,
      query: { uploadId },
      body: Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`),
      contentType: 'application/xml',
    });
    if (!isUploadComplete(body)) throw new BucketError(`POST ${object}: the upload couldn’t be ended`);
    return bytes;
  }

  private missing(name: string): BackupError {
    return new BackupError(`There’s no ${this.address.replace(/\/$/, '')}/${name}`);
  }
}

const escaped = (tag: string): string => tag.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function* getParts(content: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < size) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
