import { BrowserRouter, useRoutes } from '@club-reviews/shared-ui/platform';
import type { PreloadedQuery, PageCall, RouteObject } from '@club-reviews/shared-ui/platform';
import { fakeApi, testContext } from '@club-reviews/shared-ui/testing';
import type { FakeRequest } from '@club-reviews/shared-ui/testing';
import { act, render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { PAGES } from '../../pages.config.mjs';
import { PAGE_ANSWERS } from '../testing/page-responses';
import { showPage } from '../testing/show-page';
import { describePage } from '../server/describe-page';
import { createRemote } from './routes';

const ADDRESSES = [
  '/',
  '/?sport=lions&postcode=ls6&radiusMiles=3',
  '/?postcode=LS6&page=2',
  '/browse-clubs',
  '/browse-clubs?q=leeds&page=2',
  '/clubs/leeds-lions',
  '/clubs/leeds-lions/?age=U12s&reviews=2',
  '/clubs/leeds-lions?reviews=12',
  '/clubs/no-such-club',
  '/clubs/%20',
  '/compare',
  '/for-clubs',
  '/about',
  '/how-reviews-work',
  '/privacy-policy',
  '/terms-of-service',
  '/contact?subject=Report+a+review&about=/clubs/leeds-lions',
  '/faq',
  '/open-data',
  '/verify-review',
  '/browse-categories',
  '/browse-categories?category=coaching&minRating=3&sortBy=lowest&page=2',
  '/browse-age',
  '/browse-age/U12s?sortBy=highest',
  '/browse-age/U99s',
  '/all-reviews?age=U12s&page=2',
  '/all-reviews?page=999999',
];

const context = testContext();

async function toDescription(address: string) {
  const { pathname, search } = new URL(address, context.origin);
  return (await describePage({ pathname, search }, context))!;
}

/** The value of a call for the fake response. */
function getValue(call: PageCall): unknown {
  const path = `GET ${call.path.split('?')[0]}`;
  const found = PAGE_ANSWERS[path] ?? { status: 404, body: { message: 'Not found' } };
  const answer = typeof found === 'function' ? found({} as FakeRequest) : found;
  const headers = new Headers(answer.headers);
  return call.read({ status: answer.status ?? 200, headers, body: answer.body });
}

/** All calls of a page, dependent ones included. */
async function getCalls(address: string): Promise<PageCall[]> {
  const { calls, dependentCalls } = await toDescription(address);
  return [...calls, ...(dependentCalls?.(calls.map(getValue)) ?? [])];
}

/** What the server would preload for an address: from the fake responses, and through JSON as in the page. */
async function preloaded(address: string) {
  const calls = await getCalls(address);
  const values = calls.map(getValue);
  const queries = calls.map(({ endpointName, arg }, index) => ({
    endpointName,
    arg,
    value: values[index],
  }));
  return { values, queries: JSON.parse(JSON.stringify(queries)) as PreloadedQuery[] };
}

function Routes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

function page(queries: PreloadedQuery[]) {
  const { routes } = createRemote(context, queries);
  return (
    <StrictMode>
      <BrowserRouter>
        <Routes routes={routes} />
      </BrowserRouter>
    </StrictMode>
  );
}

describe('a page’s data', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(ADDRESSES)('%s requests exactly what its description says', async (address) => {
    const { api } = await showPage(address);
    const described = (await getCalls(address)).map(({ path }) => `GET ${path}`);
    await waitFor(() => {
      expect([...new Set(api.requests.map(({ call }) => call))].sort()).toEqual(described.sort());
    });
  });

  it.each(ADDRESSES)(
    '%s hydrates without a mismatch and requests nothing that was preloaded',
    async (address) => {
      const api = fakeApi({});
      const problems: unknown[] = [];
      jest.spyOn(console, 'error').mockImplementation((...words) => void problems.push(words));
      const { values, queries } = await preloaded(address);
      window.history.replaceState(null, '', address);
      await createRemote(context).preload(window.location.pathname);

      const markup = renderToString(page(queries));
      const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(markup)![0];
      document.head.innerHTML = hoisted;
      document.body.innerHTML = `<div id="root">${markup.slice(hoisted.length)}</div>`;
      // Testing Library takes the page away even if the test fails.
      await act(async () => {
        render(page(queries), {
          container: document.getElementById('root')!,
          hydrate: true,
          onRecoverableError: (error) => problems.push(error),
        });
      });

      expect(problems).toEqual([]);
      expect(api.requests).toEqual([]);
      const head = (await toDescription(address)).head(values);
      expect(document.title).toBe(head.title);
      expect(document.querySelectorAll('title')).toHaveLength(1);
      expect(document.querySelectorAll('link[rel="canonical"]')).toHaveLength(head.link.length);
      expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    },
  );
});

describe('the page table', () => {
  it.each(Object.entries(PAGES))('has a screen and a description for %s', async (path, folder) => {
    const address = path.replace(':idOrSlug', '7').replace('/:ageGroup?', '');
    expect((await toDescription(address)).chunk).toBe(`${folder}-screen`);
    await expect(createRemote(context).preload(address)).resolves.toBeUndefined();
  });

  it('leaves other paths alone', async () => {
    for (const pathname of ['/club-admin', '/admin', '/clubs', '/clubs/7/edit', '/nowhere']) {
      expect(await describePage({ pathname, search: '' }, context)).toBeNull();
    }
  });
});
