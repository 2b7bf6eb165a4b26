import { createApi, createRemoteStore } from '@club-reviews/shared-ui/platform';
import { fakeApi, testContext } from '@club-reviews/shared-ui/testing';
import { createSession } from './session';
import type { SessionPlace } from './session';
import { createSessionBaseQuery } from './session-base-query';

const TABS: SessionPlace = { storedIn: 'local', key: 'desk-token' };
const ONE_TAB: SessionPlace = { storedIn: 'session', key: 'gate-token' };
const REFUSED = { status: 401, body: { message: 'Unauthorized' } };

/** A remote's store with a session, and a call that any screen might make. */
function aRemote(place: SessionPlace) {
  const session = createSession(place);
  const api = createApi({
    reducerPath: 'someApi',
    baseQuery: createSessionBaseQuery(session),
    endpoints: (build) => ({ getDesk: build.query<unknown, void>({ query: () => '/desk' }) }),
  });
  const store = createRemoteStore(api, testContext(), [], session.reducers);
  session.keep(store);
  const ask = () => store.dispatch(api.endpoints.getDesk.initiate(undefined, { forceRefetch: true }));
  const token = () => session.selectToken(store.getState());
  const hasExpired = () => session.selectHasExpired(store.getState());
  return { session, store, ask, token, hasExpired };
}

function tellOtherTabs(key: string, newValue: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a session', () => {
  it.each([
    [TABS, () => localStorage],
    [ONE_TAB, () => sessionStorage],
  ])('is kept in %j from login to logout', (place, area) => {
    const { session, store } = aRemote(place);
    store.dispatch(session.loggedIn('a.b.c'));
    expect(area().getItem(place.key)).toBe('a.b.c');
    expect(aRemote(place).token()).toBe('a.b.c');
    store.dispatch(session.loggedOut());
    expect(area()).toHaveLength(0);
    expect(aRemote(place).token()).toBeNull();
  });

  it('says whether the server ended it, until the next login', () => {
    const { session, store, hasExpired } = aRemote(TABS);
    store.dispatch(session.loggedIn('a.b.c'));
    store.dispatch(session.sessionExpired());
    expect(hasExpired()).toBe(true);
    expect(localStorage).toHaveLength(0);
    store.dispatch(session.loggedIn('d.e.f'));
    expect(hasExpired()).toBe(false);
  });

  it('follows other tabs where they share it', () => {
    const { token, hasExpired } = aRemote(TABS);
    tellOtherTabs(TABS.key, 'a.b.c');
    expect(token()).toBe('a.b.c');
    tellOtherTabs('another-key', null);
    expect(token()).toBe('a.b.c');
    tellOtherTabs(TABS.key, null);
    expect(token()).toBeNull();
    expect(hasExpired()).toBe(false);
  });

  it('of one tab is left alone by others', () => {
    const { token } = aRemote(ONE_TAB);
    tellOtherTabs(ONE_TAB.key, 'a.b.c');
    expect(token()).toBeNull();
  });
});

describe('a call', () => {
  it('carries the token', async () => {
    const api = fakeApi({ 'GET /desk': { body: {} } });
    const { session, store, ask } = aRemote(TABS);
    await ask();
    store.dispatch(session.loggedIn('a.b.c'));
    await ask();
    expect(api.requests.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer a.b.c']);
  });

  it('ends the session when its token is refused', async () => {
    fakeApi({ 'GET /desk': REFUSED });
    const { session, store, ask, token, hasExpired } = aRemote(TABS);
    store.dispatch(session.loggedIn('a.b.c'));
    await ask();
    expect(token()).toBeNull();
    expect(hasExpired()).toBe(true);
  });

  it('ends nothing when it carried no token, or the server is away', async () => {
    const api = fakeApi({ 'GET /desk': REFUSED });
    const { session, store, ask, token, hasExpired } = aRemote(TABS);
    await ask();
    expect(hasExpired()).toBe(false);
    api.answer('GET /desk', { status: 503 });
    store.dispatch(session.loggedIn('a.b.c'));
    await ask();
    expect(token()).toBe('a.b.c');
  });

  it('of an earlier session does not end the present one', async () => {
    const { session, store, ask, token } = aRemote(TABS);
    fakeApi({
      'GET /desk': () => {
        store.dispatch(session.loggedIn('d.e.f'));
        return REFUSED;
      },
    });
    store.dispatch(session.loggedIn('a.b.c'));
    await ask();
    expect(token()).toBe('d.e.f');
  });
});
