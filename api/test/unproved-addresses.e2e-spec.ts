import { requestLinks } from './support/author-links.js';
import { storeClubAdmin } from './support/club-admins.js';
import { claimForm } from './support/claim-form.js';
import { storeClubs } from './support/factories.js';
import type { Contract, Operation } from './fuzz/contract.js';
import { getCalls } from './fuzz/contract.js';
import { noticeForm } from './support/notice-form.js';
import { reviewForm } from './support/review-form.js';
import { postJson } from './support/sessions.js';
import { storeStaff } from './support/staff.js';
import { newestToken } from './support/stored-mails.js';
import { missingClub } from './support/suggestion-form.js';
import { useTestApi } from './support/test-api.js';
import { AfterResponse } from '../src/platform/mailed-links/after-response.js';
import { hashPassword } from '../src/platform/security/passwords.js';
import { Random } from '../src/sample-data/random.js';

const ROUNDS = 20;
/** The first ones pay for loading and rendering things once. */
const WARM_UP = 2;
/** How far a share may be from a half by chance, in standard deviations: one in 10,000 samples is further off. */
const DEVIATIONS = 4;

/** What a site may know about an address; `again` has just been sent by the same call. */
const KINDS = ['unknown', 'again', 'author', 'manager', 'staff'] as const;
type Kind = (typeof KINDS)[number] | 'withdrawn' | 'disowned';

/** A public call with an address that its caller needn't have proved. */
interface Call {
  path: string;
  /** Its body, for an address; whatever it needs beforehand is done here, and isn't timed. */
  body: (email: string) => object | Promise<object>;
  /** Other kinds of addresses that it might tell apart. */
  otherKinds?: readonly Kind[];
}

describe('an address that nobody has proved', () => {
  const api = useTestApi('suite', { rateLimits: true, publicUrl: 'https://site.example' });
  let clubId: number;
  let reviewId: number;
  let networks = 0;

  // Each call is from a network of its own: those of one are counted.
  const nextNetwork = () => {
    networks += 1;
    return { 'x-forwarded-for': `81.${networks >> 8}.${networks & 255}.1` };
  };
  const post = (path: string, body: object) => postJson(api, path, body, nextNetwork());
  const review = (authorEmail: string) => reviewForm(clubId, { authorEmail });
  const lastToken = () => newestToken(api.database);

  const CALLS: Record<string, Call> = {
    'POST /reviews': {
      path: '/reviews',
      body: review,
      otherKinds: ['withdrawn', 'disowned'],
    },
    'POST /reviews/correct-address': {
      path: '/reviews/correct-address',
      body: async (authorEmail) => {
        const sent = await post('/reviews', review(`mistyped.${authorEmail}`));
        const { receipt } = (await sent.json()) as { receipt: string };
        return { receipt, authorEmail };
      },
      otherKinds: ['withdrawn', 'disowned'],
    },
    'POST /reviews/mine/links': { path: '/reviews/mine/links', body: (email) => ({ email }) },
    'POST /reports': {
      path: '/reports',
      body: (email) => ({ reviewId, reason: 'child-at-risk', words: 'Please look at it.', email }),
    },
    'POST /notices': { path: '/notices', body: (email) => noticeForm(reviewId, { email }) },
    'POST /clubs/{idOrSlug}/enquiries': {
      path: '/clubs/leeds-lions/enquiries',
      body: (email) => ({ email, message: 'Any places for a girl of nine on a weeknight?' }),
    },
    'POST /saved-searches': {
      path: '/saved-searches',
      body: (email) => ({ place: 'Leeds', radius: 5, email }),
    },
    'POST /suggestions': { path: '/suggestions', body: (email) => missingClub({ email }) },
    'POST /clubs/claim': {
      path: '/clubs/claim',
      body: (contactEmail) => claimForm({ clubId, contactEmail }),
    },
    'POST /club-admin/forgot-password': { path: '/club-admin/forgot-password', body: (email) => ({ email }) },
    'POST /admin/forgot-password': { path: '/admin/forgot-password', body: (email) => ({ email }) },
    'POST /club-admin/login': {
      path: '/club-admin/login',
      body: (email) => ({ email, password: 'own-goal' }),
    },
    'POST /admin/login/account': {
      path: '/admin/login/account',
      body: (email) => ({ email, password: 'own-goal' }),
    },
  };

  /** Makes an address what its kind says. */
  const make = async (kind: Kind, email: string) => {
    if (kind === 'manager') await storeClubAdmin(api.database, clubId, { email, toHash: hashPassword });
    if (kind === 'staff') await storeStaff(api.database, 'moderator', { email, toHash: hashPassword });
    if (kind !== 'author' && kind !== 'withdrawn' && kind !== 'disowned') return;
    await post('/reviews', review(email));
    await post(`/reviews/verify${kind === 'disowned' ? '/reject' : ''}`, { token: await lastToken() });
    if (kind !== 'withdrawn') return;
    const token = await requestLinks(api, email, nextNetwork());
    await post('/reviews/mine/withdraw', { token });
  };

  const getAddress = (kind: Kind, round: number) => `${kind}${round + WARM_UP}@home.example`;

  beforeAll(async () => {
    const [club] = await storeClubs(api.database, [
      { name: 'Leeds Lions', location: 'Leeds', latitude: 53.8, longitude: -1.55, reviews: [{}] },
    ]);
    clubId = club!.id;
    const [published] = await api.read<{ id: number }[]>('/clubs/leeds-lions/reviews');
    reviewId = published!.id;
    for (const kind of ['author', 'manager', 'staff', 'withdrawn', 'disowned'] as const)
      for (let round = -WARM_UP; round < ROUNDS; round += 1) await make(kind, getAddress(kind, round));
  });

  it('is in every call of the table, and in no others', async () => {
    const contract = await api.read<Contract>('/openapi.json');
    const calls = getCalls(contract).filter(
      ({ operation }) => operation.security === undefined && takesAddress(operation, contract),
    );
    expect(calls.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(
      Object.keys(CALLS).toSorted(),
    );
  });

  it.each([
    ['POST /reviews', 'reviews'],
    ['POST /notices', 'notices'],
    ['POST /clubs/{idOrSlug}/enquiries', 'enquiries'],
    ['POST /saved-searches', 'saved_searches'],
    ['POST /suggestions', 'club_suggestions'],
    ['POST /clubs/claim', 'claims'],
  ])('%s: a bot that fills every field is answered as usual, and nothing is kept', async (name, table) => {
    const { path, body } = CALLS[name]!;
    const form = await body('bot@home.example');
    const answer = async (website: string) => {
      const response = await post(path, { ...form, website });
      return [response.status, getShape(await response.text())];
    };
    const kept = async () => {
      await api.get(AfterResponse).finish();
      const count = (of: string) => api.database.dataSource.query(`SELECT COUNT(*) AS count FROM ${of}`);
      return [await count(table), await count('mails')];
    };
    const before = await kept();
    const trapped = await answer('https://spam.example');
    expect(await kept()).toEqual(before);
    expect(await answer('')).toEqual(trapped);
    expect(await kept()).not.toEqual(before);
  });

  it.each(Object.keys(CALLS))('%s: status, body and time are the same for any address', async (name) => {
    const { path, body, otherKinds = [] } = CALLS[name]!;
    const kinds = [...KINDS, ...otherKinds];
    const times = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
    const answers = new Set<string>();
    const order = new Random(ROUNDS);
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      // One of each in every round, so that anything else the machine does affects all kinds equally; in a random order,
      // since what's still under way from the calls before would otherwise slow the same kind each time.
      for (const kind of order.shuffled(kinds)) {
        const email = getAddress(kind, round);
        const address =
          kind === 'unknown' || kind === 'again' ? `${Object.keys(CALLS).indexOf(name)}.${email}` : email;
        if (kind === 'again') await post(path, await body(address));
        const sent = await body(address);
        const begin = performance.now();
        const response = await post(path, sent);
        const text = await response.text();
        if (round >= 0) times.get(kind)!.push(performance.now() - begin);
        answers.add(JSON.stringify([response.status, getShape(text), [...response.headers.keys()]]));
      }
    }
    expect([...answers]).toHaveLength(1);
    const chance = DEVIATIONS * Math.sqrt((2 * ROUNDS + 1) / (12 * ROUNDS * ROUNDS));
    for (const kind of kinds.slice(1)) {
      const share = shareFaster(times.get(kind)!, times.get('unknown')!);
      expect([kind, Math.abs(share - 0.5) < chance, share]).toEqual([kind, true, share]);
    }
  });
});

function takesAddress({ requestBody }: Operation, { components }: Contract): boolean {
  const { schema } = requestBody?.content['application/json'] ?? {};
  const { properties = {} } = components.schemas[schema?.$ref?.split('/').at(-1) ?? ''] ?? schema ?? {};
  return Object.entries(properties).some(
    ([name, { type, anyOf = [{ type }] }]) =>
      /email$/i.test(name) && anyOf.some(({ type: one }) => one === 'string'),
  );
}

/** A response without what's new in every one: numbers, and secrets of a length. */
function getShape(text: string): unknown {
  return JSON.parse(text, (name, value: unknown) =>
    typeof value === 'number'
      ? 0
      : name === 'receipt'
        ? String(value).replace(/\d+\.\w+\.[\w-]{43}/, '')
        : value,
  );
}

/** The share of all pairs with the shorter time in `some`: Mann and Whitney's U as a share. */
function shareFaster(some: readonly number[], others: readonly number[]): number {
  const faster = some.flatMap((time) => others.map((other) => (time < other ? 1 : time === other ? 0.5 : 0)));
  return faster.reduce((sum: number, one) => sum + one, 0) / faster.length;
}
