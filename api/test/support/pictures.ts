import sharp from 'sharp';
import type { OwnPhoto } from '../../src/club-area/photos/own/own-photos.dto.js';
import type { TestApi } from './test-api.js';

/** A picture of one colour with a bar across it, as JPEG; small, as AVIF takes long for larger ones. */
export async function aPicture(width = 360, height = 240, background = '#1d6b3a'): Promise<Buffer> {
  const bar = await sharp({
    create: {
      width: Math.ceil(width / 2),
      height: Math.ceil(height / 8),
      channels: 3,
      background: '#f4c542',
    },
  })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background } })
    .composite([{ input: bar }])
    .jpeg()
    .toBuffer();
}

/** The details of a valid photo. */
export const ABOUT = { kind: 'photo', description: 'Under tens after a match', showsChildren: 'false' };

/** Uploads a picture as a club's manager. */
export function sendPicture(
  api: Pick<TestApi, 'call'>,
  headers: Record<string, string>,
  bytes: Buffer,
  about: Record<string, string> = ABOUT,
): Promise<Response> {
  return api.call(`/club-admin/photos?${new URLSearchParams(about).toString()}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  });
}

/** The same; it must be accepted. */
export async function sentPicture(
  api: Pick<TestApi, 'call'>,
  headers: Record<string, string>,
  about: Record<string, string> = ABOUT,
): Promise<OwnPhoto> {
  const answer = await sendPicture(api, headers, await aPicture(), about);
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as OwnPhoto;
}
