import { siteAdminHeaders } from './support/sessions.js';
import { useTestApi } from './support/test-api.js';

// Everything that programs use for this, and a little more: an address at the end of a sentence, or in a link.
const EMAIL = /[^\s@"'<>()[\]\\,;:/]+@[^\s@"'<>()[\]\\,;:/]+\.[a-z]{2,}/giu;
/** What every address has, spelled out or in a link: looking for it first is a hundred times faster. */
const AT = /@|%40/u;

interface Operation {
  tags: string[];
  parameters?: { name: string; in: string }[];
  security?: unknown[];
}
type Contract = { paths: Record<string, Record<string, Operation>> };

const AGE_GROUP = 'U10s';

describe('the public responses, with the sample data', () => {
  const api = useTestApi('suite', { sampleData: true });
  let supportEmail: string;

  beforeAll(async () => {
    supportEmail = (await api.read<{ supportEmail: string }>('/config')).supportEmail;
  });

  /** Every address in a response, whatever field it is in, even when hidden by JSON or URL escapes. */
  const addressesIn = (value: unknown): string[] => {
    if (typeof value === 'string')
      return AT.test(value) ? [...new Set([value, unescaped(value)].flatMap(toAddresses))] : [];
    if (Array.isArray(value)) return value.flatMap(addressesIn);
    if (typeof value === 'object' && value !== null) {
      return Object.entries(value).flatMap(([name, inner]) => [...addressesIn(name), ...addressesIn(inner)]);
    }
    return [];
  };
  const scan = async (path: string): Promise<unknown> => {
    const answer = await api.call(path);
    const text = await answer.text();
    const type = answer.headers.get('content-type') ?? '';
    // A picture's compressed bytes aren't text, though some look like an address.
    const words = type === 'image/png' ? '' : text;
    const body: unknown = type.startsWith('application/json') ? JSON.parse(words) : words;
    for (const [name, value] of answer.headers) expect([name, addressesIn(value)]).toEqual([name, []]);
    expect([path, allowed(path, addressesIn(body))]).toEqual([path, []]);
    return body;
  };
  /** The product's own addresses: the contact, and the made-up login of the sample data. */
  const allowed = (path: string, addresses: string[]): string[] => {
    if (path !== '/config') return addresses;
    return addresses.filter((address) => address !== supportEmail && !address.endsWith('.example'));
  };

  it('contain no e-mail address, on any page of any call in the contract', async () => {
    const { paths } = await api.read<Contract>('/openapi.json');
    const calls = Object.entries(paths)
      .filter(([, { get }]) => get && !get.security && get.tags.includes('public'))
      .map(([path]) => path);
    expect(calls.length).toBeGreaterThan(9);
    const clubs = (await scan('/clubs')) as { id: number; slug: string }[];
    expect(clubs.length).toBeGreaterThan(300);
    for (const path of calls) {
      for (const club of path.includes('{') ? clubs.filter((_, index) => index % 40 === 0) : [undefined]) {
        const concrete = path.replace(/\{(\w+)\}/g, (_, name: string) => getValue(name, club));
        await scan(concrete);
      }
    }
  });

  it('contain none on later pages, in searches and in errors', async () => {
    for (let page = 1; page <= 10; page += 1) await scan(`/reviews?limit=500&page=${page}`);
    for (let page = 1; page <= 4; page += 1) await scan(`/clubs/paginated?pageSize=100&page=${page}`);
    for (const path of [
      '/clubs/search?sport=football',
      '/clubs/paginated?q=leeds',
      '/reviews/recent?limit=50',
      '/clubs/none',
      '/reviews?limit=x',
      '/reviews?email=somebody',
      '/nowhere',
      '/openapi.json',
    ]) {
      await scan(path);
    }
  });

  it('differ from those for the administrator, which contain them', async () => {
    const headers = await siteAdminHeaders(api);
    const reviews = await (await api.call('/admin/reviews?limit=5', { headers })).json();
    expect(addressesIn(reviews)).toHaveLength(5);
    const claims = await (await api.call('/admin/claims', { headers })).json();
    expect(addressesIn(claims).length).toBeGreaterThan(0);
  });

  const getValue = (name: string, club: { id: number; slug: string } | undefined): string => {
    if (name === 'ageGroup') return AGE_GROUP;
    if (name === 'category') return 'coaching';
    return name === 'idOrSlug' ? (club?.slug ?? '') : String(club?.id ?? 1);
  };
});

const toAddresses = (text: string): string[] => text.match(EMAIL) ?? [];

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
