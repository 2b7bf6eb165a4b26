import type { OnApplicationBootstrap } from '@nestjs/common';
import { Logger } from '@nestjs/common';
import type { BucketObject } from '@club-reviews/releases/bucket-responses';
import { readPage } from '@club-reviews/releases/bucket-responses';
import type { Bucket } from './bucket.js';
import { keyInName, PHOTO_KEY, PhotoStorage, StorageUnavailableError } from './photo-storage.js';

/**
 * Stores pictures in a bucket with the Amazon S3 protocol, as private objects: the public reads them through the api,
 * which knows what is public.
 */
export class S3Storage extends PhotoStorage implements OnApplicationBootstrap {
  private readonly logger = new Logger(S3Storage.name);

  constructor(private readonly bucket: Pick<Bucket, 'call'>) {
    super();
  }

  /** Reports at once if the bucket can't be used; the api starts anyway, since it may come back. */
  onApplicationBootstrap(): void {
    this.page({ 'max-keys': '1' }).catch((error: unknown) => {
      const detail = error instanceof StorageUnavailableError ? error.detail : String(error);
      this.logger.error(`The bucket for pictures can't be used. ${detail}`);
    });
  }

  async put(name: string, body: Buffer, contentType: string): Promise<void> {
    await this.bucket.call({ method: 'PUT', name, body, contentType });
  }

  async get(name: string): Promise<Buffer | undefined> {
    const { status, body } = await this.bucket.call({ method: 'GET', name });
    return status === 404 ? undefined : body;
  }

  async remove(key: string): Promise<void> {
    if (!PHOTO_KEY.test(key)) return;
    for await (const { name } of this.objects({ prefix: `${key}/` }))
      await this.bucket.call({ method: 'DELETE', name });
  }

  async *keysBefore(before: Date): AsyncGenerator<string> {
    let current: { key: string; writtenAt: Date } | undefined;
    // The list is sorted by name, so the files of a key are next to each other.
    for await (const { name, writtenAt } of this.objects()) {
      const key = keyInName(name);
      if (current && current.key === key) {
        if (writtenAt > current.writtenAt) current.writtenAt = writtenAt;
        continue;
      }
      if (current && current.writtenAt < before) yield current.key;
      current = key === undefined ? undefined : { key, writtenAt };
    }
    if (current && current.writtenAt < before) yield current.key;
  }

  async *names(): AsyncGenerator<string> {
    for await (const { name } of this.objects()) if (keyInName(name) !== undefined) yield name;
  }

  private async *objects(query: Record<string, string> = {}): AsyncGenerator<BucketObject> {
    let next: string | undefined;
    do {
      const page = await this.page({ ...query, ...(next && { 'continuation-token': next }) });
      yield* page.objects;
      ({ next } = page);
    } while (next !== undefined);
  }

  private async page(query: Record<string, string>) {
    const { body } = await this.bucket.call({ method: 'GET', query: { 'list-type': '2', ...query } });
    const page = readPage(body);
    if (!page) throw new StorageUnavailableError('GET the bucket: the list can’t be read');
    return page;
  }
}
