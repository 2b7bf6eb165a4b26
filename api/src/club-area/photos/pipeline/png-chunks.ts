const SIGNATURE_BYTES = 8;
/** A chunk's length, name and checksum. */
const FRAME_BYTES = 12;

/** What changes how a picture looks. Everything else is text, dates or thumbnails. */
const SHOWN = new Set(['IHDR', 'PLTE', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sRGB', 'eXIf', 'IDAT', 'IEND']);

/**
 * A PNG without the chunks that don't show, and without what is behind its end: unpacking a few megabytes of compressed
 * texts takes a decoder half a minute. A chunk that is cut short stays, for the decoder to refuse.
 */
export function withoutHiddenChunks(png: Buffer): Buffer {
  const kept = [png.subarray(0, SIGNATURE_BYTES)];
  let name = '';
  for (let start = SIGNATURE_BYTES; start + FRAME_BYTES <= png.length && name !== 'IEND';) {
    const end = start + FRAME_BYTES + png.readUInt32BE(start);
    name = png.toString('latin1', start + 4, start + 8);
    if (SHOWN.has(name)) kept.push(png.subarray(start, end));
    start = end;
  }
  return Buffer.concat(kept);
}
