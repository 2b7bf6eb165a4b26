import type { PhotoKind } from '@club-reviews/domain/club-photos';
import { MAX_PHOTO_BYTES, PHOTO_MESSAGES } from '@club-reviews/domain/club-photos';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import type { LimitFunction } from 'p-limit';
import type { Readable } from 'node:stream';
import { ProductError, UnavailableError } from '../../../platform/errors.js';
import type { MadePictures } from '../../../model/photos/photo-files.js';
import { makeApart } from './picture-process.js';

/** Of ten megabytes each at most; this is the memory that pictures take while they wait. */
const MAX_WAITING = 6;
const AT_ONCE = 2;
/** Of one sender: the others need places too. */
const MAX_WAITING_OF_ONE = 3;

/** A picture above the size limit. */
export class TooLargePictureError extends ProductError {
  readonly statusCode = 413;
  readonly title = 'Payload Too Large';

  constructor() {
    super(PHOTO_MESSAGES.tooLarge, { file: PHOTO_MESSAGES.tooLarge });
  }
}

/** Makes pictures two at a time, but one at a time for each sender, with a short queue. */
@Injectable()
export class PictureQueue {
  private readonly turn = pLimit(AT_ONCE);
  private readonly senders = new Map<string, { turn: LimitFunction; waiting: number }>();
  private waiting = 0;

  /**
   * Reads a picture and makes its files. Throws UnavailableError while too many are waiting, TooLargePictureError and
   * UnfitPictureError.
   * @param sender who sends it: none can hold up the others
   */
  async make(body: Readable, kind: PhotoKind, sender: string): Promise<MadePictures> {
    const own = this.senders.get(sender) ?? { turn: pLimit(1), waiting: 0 };
    if (this.waiting >= MAX_WAITING || own.waiting >= MAX_WAITING_OF_ONE)
      throw new UnavailableError('Too many pictures are being sent right now: please try again in a moment');
    this.senders.set(sender, own);
    this.waiting += 1;
    own.waiting += 1;
    try {
      const bytes = await readPicture(body);
      return await own.turn(() => this.turn(makeApart, bytes, kind));
    } finally {
      this.waiting -= 1;
      own.waiting -= 1;
      if (own.waiting === 0) this.senders.delete(sender);
    }
  }
}

/** Collects a picture's bytes. Throws TooLargePictureError; the rest of the stream is dropped. */
export async function readPicture(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_PHOTO_BYTES) throw new TooLargePictureError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
