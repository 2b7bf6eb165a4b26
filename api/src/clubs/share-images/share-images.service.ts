import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { UnavailableError } from '../../platform/errors.js';
import { PromiseCache } from '../../platform/async/promise-cache.js';
import { drawCard } from './draw-card.js';
import { cardDigest } from './share-card.js';
import type { ShareCard } from './share-card.js';

/** Each is about 30 kB. */
const KEPT_IMAGES = 300;
const KEPT_FOR_MS = 24 * 3_600_000;
const DRAWN_AT_ONCE = 2;
const MAX_QUEUE_LENGTH = 20;

/** The images that sites and messengers show for a shared page. */
@Injectable()
export class ShareImagesService {
  private readonly drawn = new PromiseCache<Buffer>(KEPT_IMAGES, KEPT_FOR_MS);
  private readonly turn = pLimit(DRAWN_AT_ONCE);

  /**
   * The image of a card, as PNG: cached by its content, and drawn once however many request it at the same time. Throws
   * UnavailableError while too many others are waiting.
   */
  image(card: ShareCard): Promise<Buffer> {
    return this.drawn.get(cardDigest(card), async () => {
      if (this.turn.pendingCount >= MAX_QUEUE_LENGTH) {
        throw new UnavailableError('Too many images are being drawn: please try again in a moment');
      }
      return this.turn(drawCard, card);
    });
  }
}
