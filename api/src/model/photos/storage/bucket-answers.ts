import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

/** An object of a bucket. */
export interface BucketObject {
  name: string;
  writtenAt: Date;
}

/** A page of a bucket's list. */
export interface BucketPage {
  objects: BucketObject[];
  /** Asks for the page after it; undefined: it's the last one. */
  next: string | undefined;
}

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' });

const listing = z.object({
  ListBucketResult: z.object({
    Contents: z
      .array(z.object({ Key: z.string(), LastModified: z.iso.datetime().transform((at) => new Date(at)) }))
      .default([]),
    NextContinuationToken: z.string().optional(),
  }),
});

const failure = z.object({ Error: z.object({ Code: z.string() }) });

/** Reads a page of a bucket's list; undefined where it's none. */
export function readPage(body: Buffer): BucketPage | undefined {
  const { data } = listing.safeParse(parse(body));
  if (!data) return undefined;
  const { Contents, NextContinuationToken } = data.ListBucketResult;
  const objects = Contents.map(({ Key, LastModified }) => ({ name: Key, writtenAt: LastModified }));
  return { objects, next: NextContinuationToken };
}

/** What a service calls its error, like "AccessDenied"; "" where it doesn't say. */
export function errorCodeIn(body: Buffer): string {
  return failure.safeParse(parse(body)).data?.Error.Code ?? '';
}

function parse(body: Buffer): unknown {
  try {
    return parser.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
