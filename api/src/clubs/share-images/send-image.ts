import type { FastifyReply, FastifyRequest } from 'fastify';
import { matches } from '../../platform/http/etag.js';
import { cardDigest } from './share-card.js';
import type { ShareCard } from './share-card.js';
import type { ShareImagesService } from './share-images.service.js';

/** Responds with a card's image, or that the client has it already, which takes no drawing. */
export async function sendImage(
  images: ShareImagesService,
  card: ShareCard,
  cacheControl: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Buffer | ''> {
  const isBadge = card.kind === 'badge';
  // An SVG is compressed on its way, so its tag is weak.
  const tag = `${isBadge ? 'W/' : ''}"${cardDigest(card)}"`;
  const isKnown = matches(request.headers['if-none-match'] ?? '', tag);
  const image = isKnown ? '' : await images.image(card);
  // Set only now: a response saying that nothing could be drawn must not be cached.
  void reply
    .code(isKnown ? 304 : 200)
    .type(isBadge ? 'image/svg+xml' : 'image/png')
    .headers({
      etag: tag,
      'cache-control': cacheControl,
      'cross-origin-resource-policy': 'cross-origin',
    });
  return image;
}
