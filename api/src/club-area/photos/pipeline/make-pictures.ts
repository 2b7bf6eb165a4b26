import type { PhotoFormat, PhotoKind } from '@club-reviews/domain/club-photos';
import { PHOTO_FORMATS, PHOTO_WIDTHS } from '@club-reviews/domain/club-photos';
import type { MadePictures, PictureFile } from '../../../model/photos/photo-files.js';
import { loadSharp } from '../../../platform/images/load-sharp.js';
import { withoutHiddenChunks } from './png-chunks.js';
import { DAMAGED, sniffPicture, UnfitPictureError } from './sniff-picture.js';

/** More than any phone produces; anything larger would only fill the memory. */
const MAX_PIXELS = 50_000_000;
/** Longer ones are banners, or attacks. */
const MAX_RATIO = 4;
/** Of the longer side: smaller ones would be blurred on a page. */
const SMALLEST: Record<PhotoKind, number> = { logo: 64, photo: 320 };

const QUALITY: Record<PhotoFormat, number> = { avif: 50, webp: 76 };

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/**
 * Turns an upload into files for pages: upright, in three widths, each as AVIF and WebP, in sRGB and without any
 * metadata. Throws UnfitPictureError with a message for the uploader. Nothing limits its time: see makeApart.
 */
export async function makePictures(upload: Buffer, kind: PhotoKind): Promise<MadePictures> {
  const format = sniffPicture(upload);
  const bytes = format === 'png' ? withoutHiddenChunks(upload) : upload;
  const sharp = await loadSharp();
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;
  const found = await sharp(bytes, options).metadata().catch(refuse);
  if (found.format !== format) throw new UnfitPictureError(DAMAGED);
  assertFits(found.autoOrient, kind);
  const sizes = PHOTO_WIDTHS[kind];
  const [, , largest] = sizes;
  const decode = (input: Buffer, failOn: 'error' | 'warning') =>
    sharp(input, { ...options, failOn })
      .autoOrient()
      .resize(getBox(kind, largest))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  // Decoded once, at the size of the largest file; the other files are made from that.
  const { data, info } = await decode(bytes, 'error')
    // Some programs leave a JPEG's end marker out. With one, the strictest reading tells whether all the rest is there.
    .catch((error: unknown) => {
      if (!/premature end of JPEG/.test(String(error))) throw error;
      return decode(Buffer.concat([bytes, END_OF_JPEG]), 'warning');
    })
    .catch(refuse);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: PictureFile[] = [];
  for (const width of sizes) {
    for (const encoding of PHOTO_FORMATS) {
      const picture = sharp(data, { raw }).resize(getBox(kind, width));
      const quality = QUALITY[encoding];
      const encoded =
        encoding === 'avif' ? picture.avif({ quality, effort: 2 }) : picture.webp({ quality, effort: 3 });
      files.push({ width, format: encoding, data: await encoded.toBuffer().catch(refuse) });
    }
  }
  return { width: info.width, height: info.height, files };
}

/** Photos are as wide as requested, logos fit into a square; neither is enlarged. */
function getBox(kind: PhotoKind, width: number) {
  const height = kind === 'logo' ? { height: width } : {};
  return { width, ...height, fit: 'inside', withoutEnlargement: true } as const;
}

function assertFits({ width, height }: { width: number; height: number }, kind: PhotoKind): void {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (longer < SMALLEST[kind])
    throw new UnfitPictureError(`The picture is too small: it must be ${SMALLEST[kind]} pixels wide or high`);
  if (longer > shorter * MAX_RATIO)
    throw new UnfitPictureError('The picture is too long and narrow for the club’s page');
}

/** Any error from the library is the picture's fault: nothing else goes in. */
function refuse(error: unknown): never {
  if (/pixel limit/i.test(String(error)))
    throw new UnfitPictureError(
      'The picture has too many pixels. Please send one with at most 50 megapixels',
    );
  throw new UnfitPictureError(DAMAGED);
}
