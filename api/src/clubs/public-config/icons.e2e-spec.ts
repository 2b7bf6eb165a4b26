import sharp from 'sharp';
import { send, siteAdminHeaders } from '../../../test/support/sessions.js';
import type { TestApi } from '../../../test/support/test-api.js';
import { startTestApi } from '../../../test/support/test-api.js';
import type { PublicConfig } from './public-config.dto.js';

const BAND = [0x12, 0x3a, 0x6b, 255];
const ACCENT = [0x8a, 0x15, 0x38, 255];
const PAGE = [0xf4, 0xf6, 0xf1, 255];
const RED = [255, 0, 0, 255];
/** A PNG's start: browsers and the image library can't read it. */
const DAMAGED = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAE=';

describe('the icons of a site', () => {
  let api: TestApi;

  beforeEach(async () => {
    api = await startTestApi();
  });
  afterEach(() => api.stop());

  const change = async (changes: object) =>
    expect((await send(api, 'PATCH', '/admin/settings', await siteAdminHeaders(api), changes)).status).toBe(
      200,
    );
  const getVersion = async () => (await api.read<PublicConfig>('/config')).iconVersion;

  /** An icon's pixels at parts of its width and height. */
  async function getPixels(name: string, ...places: [number, number][]) {
    const response = await api.call(`/icons/${name}?v=${await getVersion()}`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const icon = sharp(Buffer.from(await response.arrayBuffer())).ensureAlpha();
    const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual(Array(2).fill(Number(name.split('-')[1])));
    return places.map(([x, y]) => {
      const start = 4 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
      return [...data.subarray(start, start + 4)];
    });
  }

  it('are the product’s own without colours and logo', async () => {
    expect(await getVersion()).toBeUndefined();
    expect((await api.call('/icons/mark-192')).status).toBe(404);
  });

  it.each(['mark-192', 'mark-512'])('are the badge in both of the operator’s colours: %s', async (name) => {
    await change({ brandColour: '#123a6b', brandAccent: '#8a1538' });
    const [corner, left, right] = await getPixels(name, [0.01, 0.01], [0.2, 0.2], [0.8, 0.2]);
    expect(corner![3]).toBe(0);
    expect([left, right]).toEqual([BAND, ACCENT]);
  });

  it.each(['maskable-192', 'maskable-512', 'touch-180'])('have room to be cut: %s', async (name) => {
    await change({ brandColour: '#123a6b' });
    const [corner, left] = await getPixels(name, [0.01, 0.01], [0.35, 0.35]);
    expect([corner, left]).toEqual([PAGE, BAND]);
  });

  it.each(['mark-192', 'maskable-512', 'touch-180'])(
    'are the operator’s logo on their header’s colour: %s',
    async (name) => {
      const logo = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#f00' } })
        .webp({ lossless: true })
        .toBuffer();
      await change({
        brandColour: '#123a6b',
        brandLogo: `data:image/webp;base64,${logo.toString('base64')}`,
      });
      const [corner, above, centre] = await getPixels(name, [0.01, 0.01], [0.5, 0.25], [0.5, 0.5]);
      expect([corner, above, centre]).toEqual([BAND, BAND, RED]);
    },
  );

  it('are the badge if the logo is damaged', async () => {
    await change({ brandColour: '#123a6b', brandLogo: DAMAGED });
    expect(await getPixels('mark-192', [0.2, 0.2])).toEqual([BAND]);
  });

  it('have another address after a change, and aren’t stored under an earlier one', async () => {
    await change({ brandColour: '#123a6b' });
    const before = await getVersion();
    await change({ brandAccent: '#8a1538' });
    expect(await getVersion()).not.toBe(before);
    const earlier = await api.call(`/icons/mark-192?v=${before}`);
    expect([earlier.status, earlier.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  it('have no others', async () => {
    await change({ brandColour: '#123a6b' });
    for (const name of ['mark-193', 'toString', '..%2Flogo'])
      expect((await api.call(`/icons/${name}`)).status).toBe(404);
  });
});
