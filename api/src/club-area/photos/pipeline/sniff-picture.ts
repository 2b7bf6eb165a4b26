import { InvalidInputError } from '../../../platform/errors.js';

/** A format that a picture can come in, as the image library calls it. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heif';

/** Something that can't be made into a picture for a page; the message tells the uploader why. */
export class UnfitPictureError extends InvalidInputError {
  constructor(message: string) {
    super(message, { file: message });
  }
}

/** Said of anything that a decoder refuses, or fails on. */
export const DAMAGED = 'This picture is damaged, or not what it says it is. Please choose another one';

const OTHER_FORMATS: readonly [name: string, matches: (bytes: Buffer) => boolean][] = [
  ['GIF', (bytes) => startsWith(bytes, 'GIF8')],
  ['TIFF', (bytes) => startsWith(bytes, 'II*\0') || startsWith(bytes, 'MM\0*')],
  ['PDF', (bytes) => startsWith(bytes, '%PDF')],
  ['BMP', (bytes) => startsWith(bytes, 'BM')],
  ['SVG', (bytes) => /^\s*(?:<\?xml|<!doctype svg|<!--|<svg)/i.test(bytes.toString('latin1', 0, 300))],
];

const HEIC_ADVICE =
  'This picture is in Apple’s HEIC format with HEVC, which we can’t read. On an iPhone choose Settings, Camera, Formats, Most Compatible, or send a JPEG';

/** Recognises a picture by its first bytes, whatever its name or type says. Throws UnfitPictureError. */
export function sniffPicture(bytes: Buffer): PictureFormat {
  if (bytes.length === 0) throw new UnfitPictureError('Please choose a picture');
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes.subarray(8), 'WEBP')) return 'webp';
  if (startsWith(bytes.subarray(4), 'ftyp')) return sniffHeif(bytes);
  const other = OTHER_FORMATS.find(([, matches]) => matches(bytes));
  throw new UnfitPictureError(
    other ? `${other[0]} files can’t be used. Please send a JPEG, PNG or WebP picture` : NO_PICTURE,
  );
}

const NO_PICTURE = 'This isn’t a picture that we can read. Please send a JPEG, PNG or WebP picture';

/** Of the family of HEIF only AVIF can be read: its box names what it's compatible with. */
function sniffHeif(bytes: Buffer): PictureFormat {
  const size = Math.min(bytes.readUInt32BE(0), 256, bytes.length);
  const brands = bytes.toString('latin1', 8, size);
  if (/avi[fs]/.test(brands)) return 'heif';
  throw new UnfitPictureError(/he[iv][cmsx]|mif1|msf1/.test(brands) ? HEIC_ADVICE : NO_PICTURE);
}

function startsWith(bytes: Buffer, text: string): boolean {
  return bytes.toString('latin1', 0, text.length) === text;
}
