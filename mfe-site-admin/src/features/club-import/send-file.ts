import { CLUB_FILE_PART_BYTES } from '@club-reviews/domain/club-imports';

/** The calls that upload a file. */
export interface FileCalls {
  announce: (body: { fileName: string; sizeBytes: number }) => Promise<{ id: number }>;
  sendPart: (id: number, body: { offset: number; data: string }) => Promise<unknown>;
}

/**
 * Sends a file in parts, each as large as one request may be.
 * @param progress called with the share that has arrived, 0 to 1
 * @returns the id under which the server checks it
 */
export async function sendFile(
  file: File,
  { announce, sendPart }: FileCalls,
  progress: (done: number) => void,
): Promise<number> {
  const { id } = await announce({ fileName: file.name, sizeBytes: file.size });
  for (let offset = 0; offset < file.size; offset += CLUB_FILE_PART_BYTES) {
    const part = file.slice(offset, offset + CLUB_FILE_PART_BYTES);
    await sendPart(id, { offset, data: await toBase64(part) });
    progress(Math.min(1, (offset + part.size) / file.size));
  }
  return id;
}

function toBase64(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('The file can’t be read'));
    reader.readAsDataURL(part);
  });
}
