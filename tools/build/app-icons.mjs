/**
 * Draws the icons of the installed site out of the favicon into `shell/public/icons`, which are kept: `node tools/build/app-icons.mjs`
 * after the mark has changed.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { workspacePath } from './base-config.mjs';

const PAGE = '#f4f6f1';

/** Of a maskable icon, systems may cut off all but the inner 80 %; the corners of a shield have to fit into that circle. */
const MASKABLE_SHARE = 0.56;
const TOUCH_SHARE = 0.72;

const mark = readFileSync(workspacePath('shell/public/favicon.svg'));
const folder = workspacePath('shell/public/icons');

/** Writes the mark at a size, on the page's colour where it doesn't fill the icon. */
async function draw(file, size, share = 1) {
  const inner = Math.round(size * share);
  const drawn = await sharp(mark, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const background = share === 1 ? { r: 0, g: 0, b: 0, alpha: 0 } : PAGE;
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ palette: true, effort: 10 })
    .toFile(join(folder, file));
}

mkdirSync(folder, { recursive: true });
for (const size of [192, 512]) {
  await draw(`mark-${size}.png`, size);
  await draw(`maskable-${size}.png`, size, MASKABLE_SHARE);
}
await draw('touch-180.png', 180, TOUCH_SHARE);
