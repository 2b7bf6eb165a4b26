import { BADGE_SIZE } from '@club-reviews/domain/club-badge';
import { createElement } from 'react';
import { loadSharp } from '../../platform/images/load-sharp.js';
import { BadgeMarkup } from './badge-markup.js';
import { readCardFonts } from './card-fonts.js';
import { CARD_HEIGHT, CARD_WIDTH, CardMarkup } from './card-markup.js';
import type { ShareCard } from './share-card.js';

// Layout and font code is several megabytes: it's loaded with the first image, not at start-up.
let tools: ReturnType<typeof loadTools> | undefined;

async function loadTools() {
  const [{ default: satori }, sharp, fonts] = await Promise.all([
    import('satori'),
    loadSharp(),
    readCardFonts(),
  ]);
  return { satori, sharp, fonts };
}

/**
 * Draws a card: a badge as SVG, with its letters as shapes, any other as PNG, 1200 by 630. The layout takes a few
 * milliseconds on the calling thread; a PNG is drawn and compressed off it.
 */
export async function drawCard(card: ShareCard): Promise<Buffer> {
  tools ??= loadTools();
  const { satori, sharp, fonts } = await tools;
  if (card.kind === 'badge') {
    return Buffer.from(await satori(createElement(BadgeMarkup, { card }), { ...BADGE_SIZE, fonts }));
  }
  const svg = await satori(createElement(CardMarkup, { card }), {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    fonts,
  });
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 2 }).toBuffer();
}
