import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { S3Fault } from '../../../../test/support/s3-server.js';
import { breakOff, failWith, S3Server, silence } from '../../../../test/support/s3-server.js';
import { until } from '../../../../test/support/until.js';
import type { S3Settings } from '../../../platform/config/settings.js';
import { Bucket } from './bucket.js';
import { StorageUnavailableError } from './photo-storage.js';
import { S3Storage } from './s3-storage.js';

const KEY = '0123456789abcdef01234567';
const NAME = `${KEY}/320.webp`;
const BYTES = Buffer.from('a picture');

describe('a bucket for pictures', () => {
  let server: S3Server;
  const getStorage = (changes: Partial<S3Settings> = {}) =>
    new S3Storage(new Bucket({ ...server.settings, ...changes }, { attemptMs: 300, pauseMs: 5 }));
  const getFailure = async (work: Promise<unknown>): Promise<StorageUnavailableError> => {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof StorageUnavailableError)) throw new Error(`not refused: ${String(error)}`);
    return error;
  };

  beforeEach(async () => {
    server = await new S3Server().start();
  });

  afterEach(() => server.stop());

  it('gets signed calls at its own path, with the type of what it stores', async () => {
    const storage = getStorage();
    await storage.put(NAME, BYTES, 'image/webp');
    await storage.get(NAME);
    await storage.remove(KEY);
    expect(server.requests).toEqual([
      `PUT /club-pictures/${NAME}`,
      `GET /club-pictures/${NAME}`,
      `GET /club-pictures?list-type=2&prefix=${KEY}%2F`,
      `DELETE /club-pictures/${NAME}`,
    ]);
    await storage.put(NAME, BYTES, 'image/webp');
    expect(server.objects.get(NAME)).toMatchObject({ body: BYTES, contentType: 'image/webp' });
  });

  it('hides its content from everyone without the key', async () => {
    await getStorage().put(NAME, BYTES, 'image/webp');
    const { endpoint, bucket } = server.settings;
    expect((await fetch(`${endpoint}/${bucket}/${NAME}`)).status).toBe(403);
    expect((await fetch(`${endpoint}/${bucket}?list-type=2`)).status).toBe(403);
  });

  it('is tried again when it is busy, fails or breaks off', async () => {
    const storage = getStorage();
    server.failNext(failWith(503, 'SlowDown'), breakOff);
    await storage.put(NAME, BYTES, 'image/webp');
    server.failNext(silence, failWith(500, 'InternalError'));
    expect(await storage.get(NAME)).toEqual(BYTES);
    server.failNext(failWith(429, 'TooManyRequests'));
    await storage.remove(KEY);
    expect(server.names()).toEqual([]);
    expect(server.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(3);
  });

  it.each<[string, S3Fault, string]>([
    ['fails', failWith(500, 'InternalError'), '500 InternalError'],
    ['says nothing', silence, 'no answer in time'],
    ['breaks off', breakOff, 'UND_ERR_SOCKET'],
  ])('is given up after three attempts if it %s', async (_, fault, detail) => {
    server.failNext(fault, fault, fault);
    const error = await getFailure(getStorage().get(NAME));
    expect(error).toMatchObject({ statusCode: 503, detail: `GET ${NAME}: ${detail}` });
    expect(server.requests).toHaveLength(3);
  });

  it.each<[string, Partial<S3Settings>, string]>([
    ['a key that nobody knows', { accessKeyId: 'nobody' }, '403 AccessDenied'],
    ['the region of another bucket', { region: 'us-east-1' }, '403 AccessDenied'],
    ['a bucket that there is not', { bucket: 'another-one' }, '404 NoSuchBucket'],
  ])('isn’t tried again with %s, and the settings stay secret', async (_, changes, detail) => {
    const storage = getStorage(changes);
    for (const work of [() => storage.get(NAME), () => storage.put(NAME, BYTES, 'image/webp')]) {
      server.requests.length = 0;
      const error = await getFailure(work());
      expect(error.detail).toContain(detail);
      expect(server.requests).toHaveLength(1);
      const { accessKeyId, secretAccessKey } = { ...server.settings, ...changes };
      for (const secret of [accessKeyId, secretAccessKey])
        expect(JSON.stringify({ ...error, message: error.message })).not.toContain(secret);
    }
    await getFailure(storage.remove(KEY));
  });

  it('isn’t followed when it redirects', async () => {
    server.failNext(failWith(307, 'TemporaryRedirect'));
    expect((await getFailure(getStorage().put(NAME, BYTES, 'image/webp'))).detail).toContain('307');
    expect(server.requests).toHaveLength(1);
  });

  it('isn’t trusted if its listing can’t be read', async () => {
    server.failNext((_request, response) => response.end('<html>Welcome</html>'));
    expect((await getFailure(getStorage().remove(KEY))).detail).toContain('the list can’t be read');
    server.failNext((_request, response) => response.end('not <xml'));
    await getFailure(getStorage().remove(KEY));
  });

  it('reports on start-up if it can’t be used', async () => {
    const said = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    getStorage().onApplicationBootstrap();
    await until(() => server.requests.length === 1);
    getStorage({ accessKeyId: 'nobody' }).onApplicationBootstrap();
    await until(() => said.mock.calls.length > 0);
    expect(said.mock.calls).toEqual([
      ["The bucket for pictures can't be used. GET the bucket: 403 AccessDenied"],
    ]);
  });
});
