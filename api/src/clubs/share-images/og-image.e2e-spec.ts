import sharp from 'sharp';
import { storeClubs, rated } from '../../../test/support/factories.js';
import { useTestApi } from '../../../test/support/test-api.js';
import type { Club } from '../../model/clubs/club.entity.js';

describe('share images over HTTP', () => {
  const api = useTestApi('suite');
  let lions: Club;
  let rovers: Club;

  beforeAll(async () => {
    [lions, rovers] = (await storeClubs(api.database, [
      { name: 'Leeds Lions', reviews: [rated(5), rated(4)] },
      { name: 'Ashby Rovers' },
      {
        name: `${'The Extraordinarily Long Name of a Very Traditional '.repeat(3)}Club`.slice(0, 160),
        slug: 'long',
        location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2).slice(0, 160),
        reviews: [rated(1)],
      },
      { name: 'W'.repeat(160), slug: 'one-word' },
      { name: '🦁⚽️👩‍👩‍👧 \u202E نادي ליד 足球 <b>&amp;</b>', slug: 'unusual', location: '🏴󠁧󠁢󠁥󠁮󠁧󠁿' },
    ])) as [Club, Club];
  });

  const getImage = async (path: string, request?: RequestInit) => {
    const answer = await api.call(`/og-image/${path}`, request);
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  /** Fails unless the bytes are a picture of the right size that isn't blank. */
  const expectPicture = async (bytes: Buffer) => {
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    const { channels } = await sharp(bytes).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  };

  it('show a club, by id and by slug, and can be cached by sites', async () => {
    const { answer, bytes } = await getImage(`club/${lions.id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=86400/);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    await expectPicture(bytes);
    expect((await getImage('club/leeds-lions')).bytes.equals(bytes)).toBe(true);
  });

  it('differ from club to club, and with a club’s rating', async () => {
    const before = (await getImage(`club/${lions.id}`)).bytes;
    expect((await getImage(`club/${rovers.id}`)).bytes.equals(before)).toBe(false);
    const rows = (sum: number) =>
      api.database.dataSource.query(`UPDATE clubs SET coaching_sum = ${sum} WHERE id = ${lions.id}`);
    await rows(2);
    const after = await getImage(`club/${lions.id}`);
    await rows(9);
    expect(after.bytes.equals(before)).toBe(false);
    expect((await getImage(`club/${lions.id}`)).bytes.equals(before)).toBe(true);
  });

  it('have amber stars if there are reviews, and none otherwise', async () => {
    const hasAmber = async (path: string) => {
      const { data, info } = await sharp((await getImage(path)).bytes)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (let at = 0; at < data.length; at += info.channels) {
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        if (red > 230 && green > 140 && green < 190 && blue < 40) return true;
      }
      return false;
    };
    expect(await hasAmber(`club/${lions.id}`)).toBe(true);
    expect(await hasAmber(`club/${rovers.id}`)).toBe(false);
  });

  it.each(['long', 'one-word', 'unusual'])('can be drawn for the club "%s"', async (slug) => {
    const { answer, bytes } = await getImage(`club/${slug}`);
    expect(answer.status).toBe(200);
    await expectPicture(bytes);
  });

  it('are the site’s image for an unknown club, and then cached for minutes only', async () => {
    const site = await getImage('site');
    await expectPicture(site.bytes);
    for (const id of ['999', 'no-such-club', '%F0%9F%A6%81', '%00']) {
      const { answer, bytes } = await getImage(`club/${id}`);
      expect([id, answer.status, answer.headers.get('cache-control')]).toEqual([
        id,
        200,
        'public, max-age=300',
      ]);
      expect(bytes.equals(site.bytes)).toBe(true);
    }
  });

  it('aren’t sent again to clients that have them, nor in response to HEAD', async () => {
    const { answer, bytes } = await getImage(`club/${lions.id}`);
    const etag = answer.headers.get('etag')!;
    expect(etag).toMatch(/^"[\w-]+"$/);
    const known = await getImage(`club/${lions.id}`, { headers: { 'if-none-match': etag } });
    expect([known.answer.status, known.bytes.length]).toEqual([304, 0]);
    expect(known.answer.headers.get('etag')).toBe(etag);
    const head = await getImage(`club/${lions.id}`, { method: 'HEAD' });
    expect([head.answer.status, head.bytes.length]).toEqual([200, 0]);
    expect(head.answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(head.answer.headers.get('content-type')).toBe('image/png');
  });

  it('are refused, for a moment, when too many others are waiting', async () => {
    const names = Array.from({ length: 60 }, (_, index) => ({ name: `Crowd ${index}` }));
    const clubs = await storeClubs(api.database, names);
    const answers = await Promise.all(clubs.map(({ id }) => api.call(`/og-image/club/${id}`)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(15);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) {
      expect(headers.get('retry-after')).toBe('5');
      expect(headers.get('cache-control')).toBe('no-cache');
    }
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    // What was refused is drawn when it's requested again.
    expect((await api.call(`/og-image/club/${clubs.at(-1)!.id}`)).status).toBe(200);
  });
});
