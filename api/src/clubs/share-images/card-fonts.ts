import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { SatoriOptions } from 'satori';

type Font = SatoriOptions['fonts'][number];

const WEIGHTS = [500, 800] as const;

/** Letters beyond English ones are in separate files, which are tried second. */
const SUBSETS = [
  { name: 'Archivo', subset: 'latin' },
  { name: 'Archivo Extended', subset: 'latin-ext' },
] as const;

const { resolve } = createRequire(import.meta.url);

/** Reads the site's typeface in the images' two weights. */
export function readCardFonts(): Promise<Font[]> {
  return Promise.all(
    SUBSETS.flatMap(({ name, subset }) =>
      WEIGHTS.map(async (weight): Promise<Font> => {
        const file = resolve(`@fontsource/archivo/files/archivo-${subset}-${weight}-normal.woff`);
        return { name, weight, style: 'normal', data: await readFile(file) };
      }),
    ),
  );
}
