import { XMLParser } from 'fast-xml-parser';

/** An object of a bucket. */
export interface BucketObject {
  name: string;
  bytes: number;
  writtenAt: Date;
}

/** A page of a bucket's list. */
export interface BucketPage {
  objects: BucketObject[];
  /** Asks for the page after it; undefined: it's the last one. */
  next: string | undefined;
}

type Fields = Record<string, unknown>;

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

/** Reads a page of a bucket's list; undefined where it's none. */
export function readPage(body: Buffer): BucketPage | undefined {
  const list = parse(body)?.ListBucketResult;
  if (list === undefined) return undefined;
  // A list without anything in it is an element without content.
  const { Contents = [], NextContinuationToken: next } = (list === '' ? {} : list) as Fields;
  const objects = (Contents as Fields[]).map(({ Key, Size, LastModified }) => ({
    name: String(Key),
    bytes: Number(Size),
    writtenAt: new Date(String(LastModified)),
  }));
  if (objects.some(({ writtenAt }) => Number.isNaN(writtenAt.getTime()))) return undefined;
  return { objects, next: typeof next === 'string' ? next : undefined };
}

/** The id of an upload in parts that has been begun; undefined: the answer names none. */
export function uploadIdIn(body: Buffer): string | undefined {
  const { UploadId } = (parse(body)?.InitiateMultipartUploadResult ?? {}) as Fields;
  return typeof UploadId === 'string' ? UploadId : undefined;
}

/** Whether an upload in parts has been ended: a service that has begun to answer may still fail. */
export function isUploadComplete(body: Buffer): boolean {
  return parse(body)?.CompleteMultipartUploadResult !== undefined;
}

/** What a service calls its error, like "AccessDenied"; "" where it doesn't say. */
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
