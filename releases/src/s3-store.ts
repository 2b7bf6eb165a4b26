import { readFile, readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Bucket, BucketResponse } from './bucket.ts';
import { BucketError } from './bucket.ts';
import { readPage } from './bucket-responses.ts';
import type { Pointer, ReleaseStore, StoredFile } from './release-store.ts';
import { MissingFileError, releasePath, revisionPath } from './release-store.ts';
import { formatRevision } from './revision.ts';
import { runConcurrently } from './run-concurrently.ts';

const POINTER = 'registry/current';
const RECORD = 'release.json';
const MISSING = 404;
const CONDITION_FAILED = 412;

/** Headers browsers need when a network serves the files from the bucket. */
const CONTENT_TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The pointer is unchanged since it was read. Some services, like Ceph 16, compare ETags without their quotes. */
const toConditions = (after: Pointer | null): Record<string, string>[] =>
  after === null
    ? [{ 'if-none-match': '*' }]
    : [{ 'if-match': after.tag }, { 'if-match': after.tag.replaceAll('"', '') }];

/**
 * A store in a bucket of a service that speaks the Amazon S3 protocol and honours its conditions: existing objects are
 * never replaced (If-None-Match), and the pointer only by a process that has read its current value (If-Match).
 * @param prefix what all names start with, without slashes at its ends; may be empty
 * @param address for messages
 */
export function openS3Store(bucket: Pick<Bucket, 'call'>, prefix: string, address: string): ReleaseStore {
  const getName = (path: string) => (prefix === '' ? path : `${prefix}/${path}`);

  async function read(path: string): Promise<BucketResponse | null> {
    const answer = await bucket.call({ method: 'GET', name: getName(path) });
    return answer.status === MISSING ? null : answer;
  }

  async function readPointer(): Promise<Pointer | null> {
    const answer = await read(POINTER);
    if (answer === null) return null;
    const text = answer.body.toString('utf8').trim();
    const revision = Number(text);
    if (!Number.isSafeInteger(revision) || revision < 1)
      throw new Error(`${address}/${POINTER} should name a revision, but says "${text}"`);
    if (answer.etag === null)
      throw new BucketError(`GET ${POINTER}: no ETag, so nothing can be replaced safely`);
    return { revision, tag: answer.etag };
  }

  /** Writes an object conditionally. Returns whether the condition was met. */
  async function put(path: string, body: Uint8Array, condition: Record<string, string>): Promise<boolean> {
    const { status } = await bucket.call({
      method: 'PUT',
      name: getName(path),
      body,
      contentType: CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
      headers: {
        ...condition,
        ...(/^releases\/[^/]+\/[^/]+\/client\//.test(path) && {
          'cache-control': 'public, max-age=31536000, immutable',
        }),
      },
    });
    return status !== CONDITION_FAILED && status !== MISSING;
  }

  /**
   * Writes an object that has to be new.
   * @returns whether the object is what we wrote: a repeated request may find what the first one wrote
   */
  async function add(path: string, body: Uint8Array): Promise<'added' | 'same' | 'other'> {
    if (await put(path, body, { 'if-none-match': '*' })) return 'added';
    const there = await read(path);
    return there?.body.equals(body) ? 'same' : 'other';
  }

  async function* listFiles(folder: string): AsyncGenerator<StoredFile> {
    let next: string | undefined;
    do {
      const { body } = await bucket.call({
        method: 'GET',
        query: { 'list-type': '2', prefix: getName(folder), ...(next && { 'continuation-token': next }) },
      });
      const page = readPage(body);
      if (!page) throw new BucketError('GET the bucket: the list can’t be read');
      for (const { name, bytes, writtenAt } of page.objects)
        yield { path: prefix === '' ? name : name.slice(prefix.length + 1), bytes, writtenAt };
      ({ next } = page);
    } while (next !== undefined);
  }

  /** Reuses what a killed process left of a release; other content mixed in would be of no use. */
  async function upload(path: string, content: Uint8Array): Promise<void> {
    if ((await add(path, content)) === 'other')
      throw new Error(
        `${address} holds another ${path}, of a release that was never finished: prune removes it after a day, or release with other sources or another version`,
      );
  }

  return {
    address,
    readPointer,

    async addRevision(revision) {
      return (await add(revisionPath(revision.revision), Buffer.from(formatRevision(revision)))) !== 'other';
    },

    async movePointer(to, after) {
      for (const condition of toConditions(after)) {
        if (await put(POINTER, Buffer.from(`${to}\n`), condition)) return true;
        const now = await readPointer();
        // The first of two requests may have moved it before its response was lost. Nobody else moves it to this
        // revision.
        if (now?.revision === to) return true;
        if (now?.tag !== after?.tag) return false;
      }
      throw new BucketError(`PUT ${POINTER}: the service refuses a condition that is met`);
    },

    async readFile(path) {
      const answer = await read(path);
      if (answer === null) throw new MissingFileError(path, address);
      return answer.body;
    },

    listFiles,

    writeOnce: async (path, content) => (await add(path, content)) === 'added',

    async addRelease(name, version, source, more = {}) {
      if ((await read(releasePath(name, version, RECORD))) !== null) return false;
      const entries = await readdir(source, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(source, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter((file) => file !== RECORD);
      await runConcurrently(files, async (file) => {
        await upload(releasePath(name, version, file), await readFile(join(source, file)));
      });
      for (const [file, content] of Object.entries(more))
        await upload(releasePath(name, version, file), content);
      // The record comes last: it turns the files into a release.
      return (
        (await add(releasePath(name, version, RECORD), await readFile(join(source, RECORD)))) === 'added'
      );
    },

    async removeRelease(name, version) {
      // The record goes first: what's left without it isn't a release.
      await bucket.call({ method: 'DELETE', name: getName(releasePath(name, version, RECORD)) });
      for await (const { path } of listFiles(`releases/${name}/${version}/`))
        await bucket.call({ method: 'DELETE', name: getName(path) });
    },
  };
}
