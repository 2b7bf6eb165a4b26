import { XMLParser } from 'fast-xml-parser';

/** An object in a bucket. */
export interface BucketObject {
  name: string;
  bytes: number;
  writtenAt: Date;
}

/** A page of a bucket's listing. */
export interface BucketPage {
  objects: BucketObject[];
  /** Token for the next page; undefined: it's the last one. */
  next: string | undefined;
}

type Fields = Record<string, unknown>;

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

/** Reads a page of a bucket's listing; undefined if it isn't one. */
export function readPage(body: Buffer): BucketPage | undefined {
  const list = parse(body)?.ListBucketResult;
  if (list === undefined) return undefined;
  // A list without contents is an element without children.
  const { Contents = [], NextContinuationToken: next } = (list === '' ? {} : list) as Fields;
  const objects = (Contents as Fields[]).map(({ Key, Size, LastModified }) => ({
    name: String(Key),
    bytes: Number(Size),
    writtenAt: new Date(String(LastModified)),
  }));
  if (objects.some(({ writtenAt }) => Number.isNaN(writtenAt.getTime()))) return undefined;
  return { objects, next: typeof next === 'string' ? next : undefined };
}

/** The id of a multipart upload that was started; undefined: the response has none. */
export function uploadIdIn(body: Buffer): string | undefined {
  const { UploadId } = (parse(body)?.InitiateMultipartUploadResult ?? {}) as Fields;
  return typeof UploadId === 'string' ? UploadId : undefined;
}

/** Whether a multipart upload was completed: a service may still fail after it has started to respond. */
export function isUploadComplete(body: Buffer): boolean {
  return parse(body)?.CompleteMultipartUploadResult !== undefined;
}

/** A service's error code, like "AccessDenied"; "" if there is none. */
export function errorCodeIn(body: Buffer): string {
  const error = parse(body)?.Error as Fields | undefined;
  return typeof error?.Code === 'string' ? error.Code : '';
}

function parse(body: Buffer): Fields | undefined {
  try {
    return parser.parse(body.toString('utf8')) as Fields;
  } catch {
    return undefined;
  }
}
