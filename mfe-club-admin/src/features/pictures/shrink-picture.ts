/** Larger than any file that's made of a picture, to be ready for future screens. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.88;
/** Smaller files are sent as they are. */
const LARGE_BYTES = 1_500_000;

/**
 * A smaller version of a large photo, upright and without metadata, so that it uploads quickly; the original file if
 * the browser can't make one. The server does all of it again.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= LARGE_BYTES || typeof createImageBitmap !== 'function') return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    // Transparency is kept.
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    const smaller = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
    return smaller !== null && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
