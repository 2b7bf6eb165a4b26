import { announceContentChange } from '@club-reviews/shared-ui/platform';
import type { RemoteInstance } from '@club-reviews/shared-ui/platform';
import { fakeApi, renderRemote } from '@club-reviews/shared-ui/testing';
import type { FakeRequest } from '@club-reviews/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRemote } from './routes';
import { aClubDetail } from '../testing/factories';
import { aFoundClub, foundClubs } from '../testing/found-clubs';
import { PAGE_ANSWERS } from '../testing/page-responses';

const CLUB = '/clubs/leeds-lions';
const LIONS = aFoundClub({ name: 'Leeds Lions', slug: 'leeds-lions' });
const LIST = { body: foundClubs([LIONS], { total: 60, page: 1, totalPages: 3 }) };

beforeEach(() => {
  window.scrollTo = jest.fn();
});

/** The site at an address, with a pointer that shows the intent to move on. */
async function visit(address: string) {
  const api = fakeApi({ ...PAGE_ANSWERS, 'GET /clubs/find': LIST, 'POST /openings': { status: 204 } });
  let remote: RemoteInstance | undefined;
  await renderRemote((...args) => (remote = createRemote(...args)), address);
  const calls = (pattern: RegExp) => api.requests.filter(({ call }) => pattern.test(call));
  return {
    api,
    remote: remote!,
    calls,
    ofClub: () => calls(/^GET \/clubs\/leeds-lions/),
    openings: () => calls(/^POST \/openings/).map(({ body }) => (body as { opening: string }).opening),
    prefetch: (pathname: string, search = '') =>
      act(async () => {
        await remote!.preload(pathname);
        await remote!.prefetch!(pathname, search);
      }),
  };
}

const follow = async (name: string | RegExp) =>
  userEvent.click((await screen.findAllByRole('link', { name }))[0]!);
const getHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const namesAPage = ({ headers }: FakeRequest) => headers.has('X-Page-Path');

describe('a page whose data was prefetched', () => {
  it('is complete at first sight, and counted once', async () => {
    const { ofClub, openings, prefetch } = await visit('/browse-clubs');
    await prefetch(CLUB);
    const asked = ofClub().length;
    expect(asked).toBeGreaterThan(0);
    expect(ofClub().some(namesAPage)).toBe(false);
    expect(openings()).toEqual([]);

    await follow('Leeds Lions');
    expect(await getHeading('Leeds Lions')).toBeInTheDocument();
    await waitFor(() => expect(openings()).toEqual([`view=${aClubDetail().id}`]));
    expect(ofClub()).toHaveLength(asked);
  });

  it('is fetched once, however often the pointer is over its link', async () => {
    const { ofClub, prefetch } = await visit('/browse-clubs');
    await prefetch(CLUB);
    const asked = ofClub().length;
    await prefetch(CLUB);
    expect(ofClub()).toHaveLength(asked);
  });

  it('is also counted once if it is opened before the data arrives', async () => {
    const { api, ofClub, openings, remote } = await visit('/browse-clubs');
    let answer = () => {};
    api.answer('GET /clubs/leeds-lions', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { body: aClubDetail() };
    });
    void remote.prefetch!(CLUB, '');
    await waitFor(() => expect(ofClub()).not.toEqual([]));
    await follow('Leeds Lions');
    await act(async () => answer());
    expect(await getHeading('Leeds Lions')).toBeInTheDocument();
    await waitFor(() => expect(openings()).toHaveLength(1));
    expect(ofClub().some(namesAPage)).toBe(false);
  });

  it('counts the clubs of a list when it is opened', async () => {
    const { calls, openings, prefetch } = await visit('/browse-clubs');
    await screen.findByText('Leeds Lions');
    await prefetch('/browse-clubs', '?page=2');
    const asked = calls(/find/).length;
    expect(openings()).toEqual([]);
    await follow('Page 2');
    await waitFor(() => expect(openings()).toEqual([`shown=${LIONS.id}`]));
    expect(calls(/find/)).toHaveLength(asked);
    await follow('First page');
    await follow('Page 2');
    expect(openings()).toHaveLength(1);
  });

  it('is counted by its own calls if nothing was prefetched', async () => {
    const { ofClub, openings } = await visit('/browse-clubs');
    await follow('Leeds Lions');
    await getHeading('Leeds Lions');
    expect(ofClub().every(namesAPage)).toBe(true);
    expect(openings()).toEqual([]);
  });
});

describe('a page that the visitor returns to', () => {
  const go = (way: 'back' | 'forward') => act(() => window.history[way]());

  /** Opens the club's page from the list, and goes back to the list. */
  async function visitClubAndLeave() {
    const visited = await visit('/browse-clubs');
    await visited.prefetch(CLUB);
    await follow('Leeds Lions');
    await getHeading('Leeds Lions');
    go('back');
    await getHeading('Browse All Clubs');
    await waitFor(() => expect(visited.openings()).toHaveLength(1));
    return visited;
  }

  it('is there at once, refetched in the background, and not counted again', async () => {
    const { api, ofClub, openings } = await visitClubAndLeave();
    const asked = ofClub().length;
    let answer = () => {};
    api.answer('GET /clubs/leeds-lions', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { body: aClubDetail({ name: 'Leeds Lions United' }) };
    });
    go('forward');
    expect(await getHeading('Leeds Lions')).toBeInTheDocument();
    await waitFor(() => expect(ofClub().length).toBeGreaterThan(asked));
    await act(async () => answer());
    expect(await getHeading('Leeds Lions United')).toBeInTheDocument();
    expect(ofClub().some(namesAPage)).toBe(false);
    expect(openings()).toHaveLength(1);
  });

  it('counts again when a link leads to it', async () => {
    const { openings } = await visitClubAndLeave();
    await follow('Leeds Lions');
    await getHeading('Leeds Lions');
    await waitFor(() => expect(openings()).toHaveLength(2));
  });

  it('is refetched after a page of another remote', async () => {
    const { ofClub } = await visitClubAndLeave();
    go('forward');
    await getHeading('Leeds Lions');
    // Only the shell has a route for it.
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    act(() => {
      window.history.pushState(null, '', '/club-admin');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
    const asked = ofClub().length;
    go('back');
    expect(await getHeading('Leeds Lions')).toBeInTheDocument();
    await waitFor(() => expect(ofClub().length).toBeGreaterThan(asked));
    warn.mockRestore();
  });

  it('is refetched before it is shown if something has changed', async () => {
    const { api } = await visitClubAndLeave();
    api.answer('GET /clubs/leeds-lions', { status: 404, body: {} });
    act(() => announceContentChange());
    go('forward');
    expect(await getHeading('Club Not Found')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1, name: 'Leeds Lions' })).not.toBeInTheDocument();
  });
});
