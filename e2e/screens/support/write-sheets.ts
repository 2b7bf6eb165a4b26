import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { OverlayOptions } from 'sharp';
import { getName, SCREENS_FOLDER, shotsFolder } from './shots';

/** How wide a picture of a window of this width becomes, and how many stand beside each other. */
const LAYOUTS: Record<string, { width: number; columns: number }> = {
  390: { width: 300, columns: 6 },
  768: { width: 440, columns: 4 },
  1280: { width: 600, columns: 3 },
};
const PER_SHEET = { 390: 12, 768: 8, 1280: 6 } as Record<string, number>;
const GAP = 16;
const TITLE = 26;
const PAPER = '#8a8f98';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const title = (text: string, width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${TITLE}"><text x="2" y="18" font-family="sans-serif" font-size="15" fill="#fff">${escaped(text)}</text></svg>`,
  );

/** Puts pictures with their names into rows, each as high as its highest. */
async function writeSheet(folder: string, files: string[], size: string, target: string) {
  const { width, columns } = LAYOUTS[size]!;
  const pictures = await Promise.all(
    files.map(async (file) => {
      const { data, info } = await sharp(join(folder, file))
        .resize({ width })
        .toBuffer({ resolveWithObject: true });
      return { file, data, height: info.height };
    }),
  );
  const layers: OverlayOptions[] = [];
  let top = GAP;
  for (let row = 0; row < pictures.length; row += columns) {
    const inRow = pictures.slice(row, row + columns);
    for (const [column, { file, data }] of inRow.entries()) {
      const left = GAP + column * (width + GAP);
      layers.push({ input: title(getName(file), width), left, top }, { input: data, left, top: top + TITLE });
    }
    top += TITLE + Math.max(...inRow.map(({ height }) => height)) + GAP;
  }
  await sharp({
    create: {
      width: GAP + Math.min(columns, pictures.length) * (width + GAP),
      height: top,
      channels: 3,
      background: PAPER,
    },
  })
    .composite(layers)
    .jpeg({ quality: 75 })
    .toFile(target);
}

/** Makes contact sheets of the pictures that were taken: for each area, size and colour scheme. */
export default async function writeSheets(): Promise<void> {
  const single = join(SCREENS_FOLDER, 'single');
  if (!existsSync(single)) return;
  let written = 0;
  for (const area of readdirSync(single)) {
    for (const project of readdirSync(join(single, area))) {
      const folder = shotsFolder(area, project);
      const files = readdirSync(folder).sort();
      const [size = ''] = project.split('-');
      for (let start = 0; start < files.length; start += PER_SHEET[size]!) {
        const number = start / PER_SHEET[size]! + 1;
        const sheet = join(SCREENS_FOLDER, `${area}-${project}-${number}.jpg`);
        await writeSheet(folder, files.slice(start, start + PER_SHEET[size]!), size, sheet);
        written += 1;
      }
    }
  }
  if (process.env.KEEP_SINGLE !== '1') rmSync(single, { recursive: true });
  console.log(`\n${written} contact sheets are in ${SCREENS_FOLDER}`);
}
