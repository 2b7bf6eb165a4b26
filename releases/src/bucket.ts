import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCodeIn } from './bucket-responses.ts';

/** A bucket on a service that speaks the Amazon S3 protocol. */
export interface BucketSettings {
  /** The service's URL, without the bucket or a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** For temporary keys. */
  sessionToken?: string;
}

/** Timeouts and pauses for bucket requests. */
export interface BucketPatience {
  /** For one response, including its body. */
  attemptMs: number;
  /** Before the second attempt; each further pause is three times as long. */
  pauseMs: number;
}

const PATIENCE: BucketPatience = { attemptMs: 6000, pauseMs: 200 };
const MAX_ATTEMPTS = 3;
const MISSING = 404;
const CONFLICT = 409;
const CONDITION_FAILED = 412;

/** A request to a bucket. It may be repeated; with a condition, a repeated one may see the result of the first. */
export interface BucketCall {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** An object's name; missing: the bucket itself. */
  name?: string;
  query?: Record<string, string>;
  body?: Uint8Array;
  contentType?: string;
  /** Additional headers, such as If-Match. */
  headers?: Record<string, string>;
}

/** The response: 2xx, 404 for an object that doesn't exist, or 412 for a condition that isn't met. */
export interface BucketResponse {
  status: number;
  /** The object's version, as used by If-Match. */
  etag: string | null;
  body: Buffer;
}

/**
 * A bucket that can't be used, now or with these settings. The message names the request and the response, but no keys.
 */
export class BucketError extends Error {
  override readonly name = 'BucketError';
}

/**
 * One bucket, accessed through the Amazon S3 protocol: each request is signed (Signature Version 4), has a timeout and
 * is retried.
 */
export class Bucket {
  private readonly signer: AwsClient;
  private readonly address: string;
  private readonly patience: BucketPatience;

  constructor({ endpoint, bucket, ...access }: BucketSettings, patience: BucketPatience = PATIENCE) {
    this.signer = new AwsClient({ ...access, service: 's3' });
    this.patience = patience;
    // The bucket is in the path, as not every service has a host name and a certificate for each bucket.
    this.address = `${endpoint}/${bucket}`;
  }

  /**
   * Makes a request, up to three times while the service is busy, failing or unreachable.
   * @throws BucketError
   */
  async call(call: BucketCall): Promise<BucketResponse> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.attempt(call);
      if (typeof outcome !== 'string') return outcome;
      if (attempt === MAX_ATTEMPTS) throw getFailure(call, outcome);
      await pause(this.patience.pauseMs * 3 ** (attempt - 1));
    }
  }

  /**
   * @returns the response, or what went wrong and may work next time
   */
  private async attempt(call: BucketCall): Promise<BucketResponse | string> {
    const request = await this.sign(call);
    try {
      // A redirect would lead to another region, or elsewhere: either means the settings are wrong.
      const signal = AbortSignal.timeout(this.patience.attemptMs);
      const answer = await fetch(request, { redirect: 'manual', signal });
      const body = Buffer.from(await answer.arrayBuffer());
      return judge(call, { status: answer.status, etag: answer.headers.get('etag'), body });
    } catch (error) {
      if (error instanceof BucketError) throw error;
      return getCause(error);
    }
  }

  private sign({ method, name, query, body, contentType, headers }: BucketCall): Promise<Request> {
    const path = name === undefined ? '' : `/${name.split('/').map(encodeURIComponent).join('/')}`;
    const url = new URL(this.address + path);
    url.search = new URLSearchParams(query).toString();
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    return this.signer.sign(url, {
      method,
      headers: {
        'x-amz-content-sha256': hash,
        ...(contentType && { 'content-type': contentType }),
        ...headers,
      },
      ...(body && { body: new Uint8Array(body) }),
    });
  }
}

function judge(call: BucketCall, answer: BucketResponse): BucketResponse | string {
  const { status, body } = answer;
  if ((status >= 200 && status < 300) || status === CONDITION_FAILED) return answer;
  const code = errorCodeIn(body);
  if (status === MISSING && call.name !== undefined && code !== 'NoSuchBucket') return answer;
  const outcome = `${status} ${code}`.trim();
  // A conflict: another process is writing the same object right now.
  if (status >= 500 || status === 429 || status === CONFLICT) return outcome;
  throw getFailure(call, outcome);
}

const getFailure = ({ method, name }: BucketCall, outcome: string) =>
  new BucketError(`${method} ${name ?? 'the bucket'}: ${outcome}`);

function getCause(error: unknown): string {
  const { name, cause } = error as { name: string; cause?: { code?: unknown } };
  return name === 'TimeoutError' ? 'no answer in time' : String(cause?.code ?? name);
}
