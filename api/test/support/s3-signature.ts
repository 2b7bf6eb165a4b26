import { createHash, createHmac } from 'node:crypto';

/** A request as it came over the wire. */
export interface SignedRequest {
  method: string;
  /** Path and query, as sent. */
  url: string;
  /** By name in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

/** The parts of a signature; undefined if a request isn't signed with Signature Version 4. */
export function readSignature(authorization: string | undefined) {
  const [, accessKeyId, day, region, signedHeaders, signature] =
    AUTHORIZATION.exec(authorization ?? '') ?? [];
  if (!accessKeyId || !day || !region || !signedHeaders || !signature) return undefined;
  return { accessKeyId, day, region, signedHeaders: signedHeaders.split(';'), signature };
}

/**
 * The signature that a request must have, by Amazon's description of Signature Version 4 for S3, using only Node's own
 * cryptography: nothing here is shared with the code under test.
 */
export function expectedSignature(
  { method, url, headers }: SignedRequest,
  {
    secret,
    day,
    region,
    signedHeaders,
  }: Record<'secret' | 'day' | 'region', string> & { signedHeaders: string[] },
): string {
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort((one, other) => (one < other ? -1 : 1))
    .join('&');
  const canonicalHeaders = signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim()}\n`).join('');
  const path = pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
  const hash = headers['x-amz-content-sha256'] ?? '';
  const canonical = [method, path, query, canonicalHeaders, signedHeaders.join(';'), hash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
