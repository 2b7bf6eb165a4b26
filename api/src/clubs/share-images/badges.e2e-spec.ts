import sharp from 'sharp';
import { rated, storeClubs } from '../../../test/support/factories.js';
import { useTestApi } from '../../../test/support/test-api.js';
import { ClubAddress } from '../../model/clubs/club-address.js';
import { Club } from '../../model/clubs/club.entity.js';

const LONG_NAME = `${'The Extraordinarily Long Name of a Very Traditional '.repeat(3)}Club`.slice(0, 160);
const BRAND = 'Parents’ Choice';
const STARS = '4.5 out of 5 stars';

describe('badges for clubs’ own sites', () => {
  const api = useTestApi('suite', {
    publicUrl: 'https://reviews.example',
    operator: { brandName: BRAND },
  });
  let lions: Club;

  beforeAll(async () => {
    [lions] = (await storeClubs(api.database, [
      { name: 'Leeds Lions', reviews: [rated(5), rated(4)] },
      { name: 'Ashby Rovers' },
      { name: 'Closed Cobras', state: 'closed', reviews: [rated(3)] },
      { name: 'Hidden Hawks', state: 'hidden', reviews: [rated(1)] },
      { name: 'Merged Moles', state: 'merged' },
      { name: LONG_NAME, slug: 'long', reviews: [rated(2)] },
      { name: 'W'.repeat(160), slug: 'one-word' },
      { name: '🦁 <script>alert("&")</script> نادي', slug: 'unusual' },
    ])) as [Club];
    const { manager } = api.database.dataSource;
    await manager.update(Club, { slug: 'merged-moles' }, { successorId: lions.id });
    await manager.insert(ClubAddress, { slug: 'old-lions', clubId: lions.id, until: new Date() });
  });

  const getImage = (club: string | number, request?: RequestInit) =>
    api.call(`/badge/club/${club}.svg`, request);
  const getFrame = (club: string | number, request?: RequestInit) =>
    fetch(`${api.url}/badge/club/${club}`, request);
  /** What a frame says, and where its link leads. */
  const readFrame = async (club: string | number) => {
    const body = (await (await getFrame(club)).text()).replace(/^.*<body>/s, '');
    const link = /<a href="([^"]*)" target="_blank" rel="noopener">/.exec(body)?.[1];
    const label = /aria-label="([^"]*)"/.exec(body)?.[1];
    const texts = [...body.matchAll(/>([^<]+)</g)].map(([, text]) => text!.trim());
    return { link, label, texts: texts.filter((text) => text !== '(opens in a new tab)') };
  };
  const toTag = async (club: string | number) => (await getImage(club)).headers.get('etag');

  it('are images that other sites may show, cached for a minute', async () => {
    const answer = await getImage(lions.id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const image = Buffer.from(await answer.arrayBuffer());
    expect(image.toString()).not.toMatch(/<script|<text|https?:\/\/(?!www\.w3\.org)/);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'svg', width: 320, height: 112 });
    const { channels } = await sharp(image).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
  });

  it('are pages that any site may frame, without scripts and with their own stylesheet only', async () => {
    const { status, headers } = await getFrame(lions.id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors \*; style-src 'sha256-[\w+/]+='$/,
    );
  });

  it('say a club’s rating and lead to its page, also by an old address and after a merge', async () => {
    const expected = {
      link: 'https://reviews.example/clubs/leeds-lions',
      label: STARS,
      texts: ['Leeds Lions', '4.5', '2 reviews', BRAND],
    };
    for (const club of [lions.id, 'leeds-lions', 'LEEDS-LIONS', 'old-lions', 'merged-moles']) {
      expect([club, await readFrame(club)]).toEqual([club, expected]);
      expect([club, await toTag(club)]).toEqual([club, await toTag(lions.id)]);
    }
  });

  it('say that there are no reviews yet, and that a club has closed', async () => {
    expect(await readFrame('ashby-rovers')).toMatchObject({
      label: undefined,
      texts: ['Ashby Rovers', 'No reviews yet', BRAND],
    });
    expect(await readFrame('closed-cobras')).toMatchObject({
      link: 'https://reviews.example/clubs/closed-cobras',
      texts: ['Closed Cobras', '3.0', '1 review', `This club has closed · ${BRAND}`],
    });
  });

  it('say nothing of a hidden club, or of one that doesn’t exist', async () => {
    for (const club of ['hidden-hawks', '999', '0', 'no-such-club', '%F0%9F%A6%81', '%00', 'a'.repeat(400)]) {
      expect([club, await readFrame(club)]).toEqual([
        club,
        { link: 'https://reviews.example/', label: undefined, texts: ['This club isn’t listed', BRAND] },
      ]);
      const image = await getImage(club);
      expect([club, image.status, image.headers.get('etag')]).toEqual([club, 200, await toTag('nobody')]);
    }
  });

  it.each(['long', 'one-word', 'unusual'])('fit the club "%s"', async (slug) => {
    const image = Buffer.from(await (await getImage(slug)).arrayBuffer());
    expect(await sharp(image).metadata()).toMatchObject({ width: 320, height: 112 });
  });

  it('show names as text', async () => {
    expect(await (await getFrame('unusual')).text()).not.toContain('<script');
    expect((await readFrame('long')).texts[0]).toBe(LONG_NAME);
  });

  it('change with the rating, and aren’t sent again while they haven’t', async () => {
    const before = { image: await getImage(lions.id), frame: await getFrame(lions.id) };
    const known = ({ headers }: Response) => ({ headers: { 'if-none-match': headers.get('etag')! } });
    const statuses = async () => [
      (await getImage(lions.id, known(before.image))).status,
      (await getFrame(lions.id, known(before.frame))).status,
    ];
    expect(await statuses()).toEqual([304, 304]);
    const setSum = (sum: number) =>
      api.database.dataSource.query(`UPDATE clubs SET coaching_sum = ${sum} WHERE id = ${lions.id}`);
    await setSum(4);
    expect(await statuses()).toEqual([200, 200]);
    expect((await readFrame(lions.id)).label).toBe('4.0 out of 5 stars');
    await setSum(9);
    expect(await statuses()).toEqual([304, 304]);
  });

  it('have no body in response to HEAD', async () => {
    for (const answer of [
      await getImage(lions.id, { method: 'HEAD' }),
      await getFrame(lions.id, { method: 'HEAD' }),
    ])
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });
});
