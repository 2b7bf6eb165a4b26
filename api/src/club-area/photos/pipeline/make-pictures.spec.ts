import { deflateSync } from 'node:zlib';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { aPicture } from '../../../../test/support/pictures.js';
import { makePictures } from './make-pictures.js';
import { sniffPicture, UnfitPictureError } from './sniff-picture.js';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><script>alert(1)</script></svg>';

const refusal = async (bytes: Buffer): Promise<string> => {
  const error = await makePictures(bytes, 'photo').then(
    () => new Error('it was taken'),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(UnfitPictureError);
  return (error as Error).message;
};

/** A part of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of one colour, with these parts before its pixels. A large one decompresses to a gigantic picture. */
function toPng(side: number, ...parts: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...parts,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('making pictures', () => {
  it('makes three widths as AVIF and WebP', async () => {
    const { width, height, files } = await makePictures(await aPicture(2000, 1000), 'photo');
    expect([width, height]).toEqual([1600, 800]);
    const made = await Promise.all(
      files.map(async ({ width: asked, format, data }) => {
        const found = await sharp(data).metadata();
        expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp');
        return [asked, found.width];
      }),
    );
    expect(made.flat()).toEqual([320, 320, 320, 320, 800, 800, 800, 800, 1600, 1600, 1600, 1600]);
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('reads %s', async (format) => {
    const bytes = await sharp(await aPicture())
      .toFormat(format)
      .toBuffer();
    expect((await makePictures(bytes, 'photo')).width).toBe(360);
  });

  it('keeps a logo whole and transparent', async () => {
    const create = {
      width: 300,
      height: 900,
      channels: 4,
      background: { r: 9, g: 9, b: 9, alpha: 0.5 },
    } as const;
    const { width, height, files } = await makePictures(await sharp({ create }).png().toBuffer(), 'logo');
    expect([width, height]).toEqual([128, 384]);
    for (const { data } of files) expect((await sharp(data).metadata()).hasAlpha).toBe(true);
  });

  it('turns a picture upright and removes where it was taken', async () => {
    const bytes = await sharp(await aPicture(1200, 800))
      .withExif({
        IFD0: { Make: 'Phone', Copyright: 'Sam' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '53/1 48/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '1/1 32/1 0/1',
        },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { width, height, files } = await makePictures(bytes, 'photo');
    expect([width, height]).toEqual([800, 1200]);
    for (const { data } of files) {
      const { exif, xmp, iptc, icc, comments } = await sharp(data).metadata();
      expect({ exif, xmp, iptc, icc, comments }).toEqual({});
      expect(data.includes('Phone')).toBe(false);
    }
  });

  it.each([
    ['an SVG with a script', Buffer.from(SVG), 'SVG files can’t be used'],
    ['an SVG behind a declaration', Buffer.from(`<?xml version="1.0"?>\n${SVG}`), 'SVG files can’t be used'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'This isn’t a picture'],
    ['a GIF', Buffer.from('GIF89a…'), 'GIF files can’t be used'],
    ['a TIFF', Buffer.from('II*\0…'), 'TIFF files can’t be used'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'PDF files can’t be used'],
    ['nothing', Buffer.alloc(0), 'Please choose a picture'],
    ['an SVG that says it’s a WebP', Buffer.from(`RIFF\0\0\0\0WEBP${SVG}`), 'This picture is damaged'],
    [
      'a JPEG’s first bytes before an SVG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SVG)]),
      'This picture is damaged',
    ],
    ['a photo of an iPhone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1'), 'Apple’s HEIC format'],
    ['a film', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomavc1'), 'This isn’t a picture'],
  ])('refuses %s', async (_, bytes, words) => {
    expect(await refusal(bytes)).toContain(words);
  });

  it('refuses truncated pictures', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const create = { width: 900, height: 600, channels: 3, background: '#1d6b3a', noise } as const;
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const whole = await sharp({ create }).toFormat(format).toBuffer();
      for (const share of [0.1, 0.5, 0.9])
        expect(await refusal(whole.subarray(0, Math.floor(whole.length * share)))).toContain('damaged');
    }
  });

  it('shows nothing of what is behind a picture', async () => {
    const bytes = Buffer.concat([
      await aPicture(),
      Buffer.from('<?php system($_GET["c"]); ?><script>alert(1)</script>'),
    ]);
    const { files } = await makePictures(bytes, 'photo');
    for (const { data } of files) expect(data.includes('script')).toBe(false);
  });

  it('refuses tiny and extremely long ones', async () => {
    expect(await refusal(await aPicture(100, 80))).toContain('too small');
    expect(await refusal(await aPicture(4000, 100))).toContain('too long and narrow');
  });

  it('refuses decompression bombs without decoding them', async () => {
    const bomb = toPng(30_000);
    expect(bomb.length).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    expect(await refusal(bomb)).toContain('too many pixels');
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });

  it('doesn’t unpack the texts in a PNG', async () => {
    const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(40_000_000))]);
    const bytes = toPng(400, ...Array<Buffer>(190).fill(chunk('zTXt', text)));
    // Processor time, however busy the machine is.
    const start = process.cpuUsage();
    expect((await makePictures(bytes, 'photo')).width).toBe(400);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000);
  });

  it.each(['a JPEG', 'a progressive JPEG'])(
    'reads %s without its end marker, like browsers',
    async (which) => {
      const whole = await sharp(await aPicture())
        .jpeg({ progressive: which !== 'a JPEG' })
        .toBuffer();
      expect((await makePictures(whole.subarray(0, -2), 'photo')).width).toBe(360);
    },
  );

  it('reads a JPEG with zeros for its end', async () => {
    const bytes = Buffer.concat([(await aPicture()).subarray(0, -2), Buffer.alloc(36)]);
    expect((await makePictures(bytes, 'logo')).width).toBe(360);
  });

  it('makes the largest picture it accepts in limited memory', async () => {
    const before = process.memoryUsage().rss;
    await makePictures(toPng(7000), 'photo');
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
  });

  it('responds to any bytes with a picture or a clear message', async () => {
    const whole = await aPicture(400, 400);
    const damaged = fc
      .tuple(fc.nat(whole.length - 1), fc.uint8Array({ minLength: 1, maxLength: 40 }))
      .map(([at, noise]) => Buffer.concat([whole.subarray(0, at), noise, whole.subarray(at + noise.length)]));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(damaged, fc.uint8Array({ maxLength: 300 }).map(Buffer.from)),
        async (bytes) => {
          const made = await makePictures(bytes, 'logo').catch((error: unknown) => error);
          if (made instanceof Error) expect(made).toBeInstanceOf(UnfitPictureError);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('only goes by the first bytes', () => {
    expect(sniffPicture(Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'))).toBe('heif');
    expect(sniffPicture(Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1avif'))).toBe('heif');
  });
});
