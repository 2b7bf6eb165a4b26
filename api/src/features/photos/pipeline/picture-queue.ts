import type { PhotoKind } from '@club-reviews/domain/club-photos';
import { MAX_PHOTO_BYTES, PHOTO_MESSAGES } from '@club-reviews/domain/club-photos';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import type { Readable } from 'node:stream';
import { ProductError, UnavailableError } from '../../../platform/errors.js';
import type { MadePictures } from '../../../model/photos/photo-files.js';
import { makePictures } from './make-pictures.js';

/** Of ten megabytes each at most; with the one being processed, this is the memory that pictures take. */
const MAX_WAITING = 6;

/** A picture above the size limit. */
export class TooLargePictureError extends ProductError {
  readonly statusCode = 413;
  readonly title = 'Payload Too Large';

  constructor() {
    super(PHOTO_MESSAGES.tooLarge, { file: PHOTO_MESSAGES.tooLarge });
  }
}

/** Makes pictures one at a time, with a short queue. */
@Injectable()
export class PictureQueue {
  private readonly turn = pLimit(1);
  private waiting = 0;

  /**
   * Reads a picture and makes its files. Throws UnavailableError while too many are waiting, TooLargePictureError and
   * UnfitPictureError.
   */
  async make(body: Readable, kind: PhotoKind): Promise<MadePictures> {
    if (this.waiting >= MAX_WAITING)
      throw new UnavailableError('Too many pictures are being sent right now: please try again in a moment');
    this.waiting += 1;
    try {
      const bytes = await readPicture(body);
      return await this.turn(makePictures, bytes, kind);
    } finally {
      this.waiting -= 1;
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
