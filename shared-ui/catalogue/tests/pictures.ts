import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { comparePictures } from '../compare/compare-pictures';
import type { Difference, Picture } from '../compare/compare-pictures';
import type { Theme } from './catalogue';

const FOLDER = join(import.meta.dirname, '../pictures');

/** The file with a page's kept picture. */
const getFile = (id: string, theme: Theme) => join(FOLDER, `${id}.${theme}.png`);

async function decode(picture: string | Buffer): Promise<Picture> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/** Encodes a picture with 256 colours, which halves its size, unless its surfaces need more. */
async function encode(picture: Picture): Promise<Buffer> {
  const { width, height, pixels } = picture;
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  const few = await image.clone().png({ palette: true, quality: 100, dither: 0, effort: 10 }).toBuffer();
  return comparePictures(picture, await decode(few)) === null
    ? few
    : image.png({ compressionLevel: 9 }).toBuffer();
}

/** A picture of the page as it is now. */
const take = async (page: Page): Promise<Picture> =>
  decode(await page.screenshot({ fullPage: true, animations: 'disabled' }));

/** A page's kept picture, or null. */
const kept = async (id: string, theme: Theme): Promise<Picture | null> =>
  existsSync(getFile(id, theme)) ? decode(getFile(id, theme)) : null;

/** Names of the stories where a picture differs. */
async function storiesAt(page: Page, { places }: Difference): Promise<string[]> {
  const parts = await page.locator('main > section').evaluateAll((sections) =>
    sections.map((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return { name: section.querySelector('h2')!.textContent, top: top + scrollY, bottom: bottom + scrollY };
    }),
  );
  return parts
    .filter(({ top, bottom }) => places.some(([, y]) => y >= top && y < bottom))
    .map(({ name }) => name);
}

/** Marks the differences in red on a paler copy. */
function mark({ width, height, pixels }: Picture, { places }: Difference): Picture {
  const marked = pixels.map((level) => 128 + level / 2);
  for (const [x, y] of places) marked.set([220, 0, 0], (y * width + x) * 3);
  return { width, height, pixels: marked };
}

/**
 * Compares a page with its kept picture. If they differ, it saves pictures of the differences in the test's folder.
 * @returns a description of the difference, or null
 */
export async function compareWithKept(
  page: Page,
  id: string,
  theme: Theme,
  testInfo: TestInfo,
): Promise<string | null> {
  const [before, now] = [await kept(id, theme), await take(page)];
  if (before === null) return `${id}, ${theme}: there's no picture of it`;
  const difference = comparePictures(before, now);
  if (difference === null) return null;
  const leave = async (name: string, picture: Picture) =>
    writeFileSync(testInfo.outputPath(`${id}.${theme}.${name}.png`), await encode(picture));
  await leave('kept', before);
  await leave('now', now);
  await leave('difference', mark(now, difference));
  const stories = await storiesAt(page, difference);
  return `${id}, ${theme}: ${difference.reason}${stories.length > 0 ? ` in ${stories.join(', ')}` : ''}`;
}

/** Keeps a picture of the page, unless the kept one shows the same. */
export async function keep(page: Page, id: string, theme: Theme) {
  const [before, now] = [await kept(id, theme), await take(page)];
  if (before !== null && comparePictures(before, now) === null) return;
  writeFileSync(getFile(id, theme), await encode(now));
}

/** File names of kept pictures whose page no longer exists. */
export const leftOver = (pages: readonly string[]) =>
  readdirSync(FOLDER).filter((file) => !pages.includes(file.replace(/\.(light|dark)\.png$/, '')));

/** Deletes kept pictures. */
export const remove = (files: readonly string[]) => files.forEach((file) => rmSync(join(FOLDER, file)));
