import { storeClubs } from '../../../../test/support/factories.js';
import { reviewForm } from '../../../../test/support/review-form.js';
import { postJson } from '../../../../test/support/sessions.js';
import { storedMails, tokenIn } from '../../../../test/support/stored-mails.js';
import type { TestApi } from '../../../../test/support/test-api.js';
import { startTestApi } from '../../../../test/support/test-api.js';

const ROUNDS = 40;
/** The first ones pay for loading and rendering things once. */
const WARM_UP = 5;
/**
 * How often one kind of address may get a faster response than another, out of 1. With 40 times of each that don't
 * differ, one in 10,000 samples is further from a half than this (Mann and Whitney's statistic, four standard
 * deviations).
 */
const CHANCE = { from: 0.24, to: 0.76 };

const KINDS = ['fresh', 'waiting', 'confirmed', 'withdrawn', 'blocked'] as const;
type Kind = (typeof KINDS)[number];

describe('what a submission reveals about an address', () => {
  let api: TestApi;
  let clubId: number;

  const submit = (authorEmail: string) => postJson(api, '/reviews', reviewForm(clubId, { authorEmail }));
  const lastToken = async () => tokenIn((await storedMails(api.database)).at(-1) ?? { text: '' });

  /** An address with the history of its kind. */
  const addressOf = async (kind: Kind, round: number): Promise<string> => {
    const address = `${kind}${round}@home.example`;
    if (kind === 'fresh') return address;
    await submit(address);
    const token = await lastToken();
    if (kind === 'waiting') return address;
    await postJson(api, `/reviews/verify${kind === 'blocked' ? '/reject' : ''}`, { token });
    if (kind !== 'withdrawn') return address;
    await postJson(api, '/reviews/mine/links', { email: address });
    await postJson(api, '/reviews/mine/withdraw', { token: await lastToken() });
    return address;
  };

  beforeAll(async () => {
    api = await startTestApi();
    const [club] = await storeClubs(api.database, [{ name: 'Leeds Lions' }]);
    clubId = club?.id ?? 0;
  });

  afterAll(() => api.stop());

  it('is nothing: status, body and time are the same as for any other', async () => {
    const times = Object.fromEntries(KINDS.map((kind) => [kind, [] as number[]])) as Record<Kind, number[]>;
    const answers = new Set<string>();
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const addresses = [];
      for (const kind of KINDS) addresses.push(await addressOf(kind, round));
      // One after the other in turns, so that anything else the machine does affects all kinds equally.
      for (let turn = 0; turn < KINDS.length; turn += 1) {
        const index = (turn + round + WARM_UP) % KINDS.length;
        const begin = performance.now();
        const response = await submit(addresses[index] ?? '');
        const { id, receipt, ...body } = (await response.json()) as { id: number; receipt: string };
        if (round >= 0) times[KINDS[index] ?? 'fresh'].push(performance.now() - begin);
        expect(id).toEqual(expect.any(Number));
        // Number, end and signature: of the same form for every address.
        expect(receipt).toMatch(new RegExp(`^${id}\\.\\w+\\.[\\w-]{43}$`));
        answers.add(JSON.stringify([response.status, body, [...response.headers.keys()]]));
      }
    }
    expect([...answers]).toHaveLength(1);
    for (const kind of KINDS.slice(1)) {
      const share = shareFaster(times[kind], times.fresh);
      expect([kind, share > CHANCE.from && share < CHANCE.to, share]).toEqual([kind, true, share]);
    }
  });
});

/** The share of all pairs with the shorter time in `some`: Mann and Whitney's U as a share. */
function shareFaster(some: readonly number[], others: readonly number[]): number {
  const faster = some.flatMap((time) => others.map((other) => (time < other ? 1 : time === other ? 0.5 : 0)));
  return faster.reduce((sum: number, one) => sum + one, 0) / faster.length;
}
