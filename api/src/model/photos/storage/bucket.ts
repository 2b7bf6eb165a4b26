import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3Settings } from '../../../platform/config/settings.js';
import { errorCodeIn } from './bucket-answers.js';
import { StorageUnavailableError } from './photo-storage.js';

/** How long a bucket is waited for. */
export interface BucketPatience {
  /** For one answer, its body included. */
  attemptMs: number;
  /** Before the second attempt; each further pause is three times as long. */
  pauseMs: number;
}

const PATIENCE: BucketPatience = { attemptMs: 6000, pauseMs: 200 };
const MAX_ATTEMPTS = 3;

/** A call of a bucket. All of them can be made twice without harm. */
export interface BucketCall {
  method: 'GET' | 'PUT' | 'DELETE';
  /** An object's name; none: the bucket itself. */
  name?: string;
  query?: Record<string, string>;
  body?: Buffer;
  contentType?: string;
}

/** What came back: 2xx, or 404 for an object that isn't there. */
export interface BucketAnswer {
  status: number;
  body: Buffer;
}

/** One bucket behind the protocol of Amazon S3: each call is signed (Signature Version 4), limited in time, and repeated. */
export class Bucket {
  private readonly signer: AwsClient;
  private readonly address: string;

  constructor(
    { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
    private readonly patience: BucketPatience = PATIENCE,
  ) {
    this.signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
    // The bucket is in the path, as not every service has a host name and a certificate for each bucket.
    this.address = `${endpoint}/${bucket}`;
  }

  /**
   * Makes a call, three times at most while the service is busy, broken or out of reach. Throws StorageUnavailableError;
   * its detail names the call and what came back, and neither keys nor signatures.
   */
  async call(call: BucketCall): Promise<BucketAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.attempt(call);
      if (typeof outcome !== 'string') return outcome;
      if (attempt === MAX_ATTEMPTS)
        throw new StorageUnavailableError(`${call.method} ${call.name ?? 'the bucket'}: ${outcome}`);
      await pause(this.patience.pauseMs * 3 ** (attempt - 1));
    }
  }

  /** @returns the answer, or what went wrong and may be better next time */
  private async attempt(call: BucketCall): Promise<BucketAnswer | string> {
    const request = await this.sign(call);
    try {
      // A redirect would lead to another region, or away: either is a wrong setting.
      const signal = AbortSignal.timeout(this.patience.attemptMs);
      const answer = await fetch(request, { redirect: 'manual', signal });
      const body = Buffer.from(await answer.arrayBuffer());
      return judge(call, { status: answer.status, body });
    } catch (error) {
      if (error instanceof StorageUnavailableError) throw error;
      return failureIn(error);
    }
  }

  private sign({ method, name, query, body, contentType }: BucketCall): Promise<Request> {
    const url = new URL(name === undefined ? this.address : `${this.address}/${name}`);
    url.search = new URLSearchParams(query).toString();
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const headers = { 'x-amz-content-sha256': hash, ...(contentType && { 'content-type': contentType }) };
    return this.signer.sign(url, { method, headers, ...(body && { body: new Uint8Array(body) }) });
  }
}

function judge({ method, name }: BucketCall, { status, body }: BucketAnswer): BucketAnswer | string {
  if (status >= 200 && status < 300) return { status, body };
  const code = errorCodeIn(body);
  if (status === 404 && name !== undefined && code !== 'NoSuchBucket') return { status, body };
  const outcome = `${status} ${code}`.trim();
  if (status >= 500 || status === 429) return outcome;
  throw new StorageUnavailableError(`${method} ${name ?? 'the bucket'}: ${outcome}`);
}

function failureIn(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: unknown } };
  return name === 'TimeoutError' ? 'no answer in time' : String(cause?.code ?? name);
}
