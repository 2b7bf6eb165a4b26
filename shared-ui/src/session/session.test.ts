import { createApi, createRemoteStore } from '@club-reviews/shared-ui/platform';
import { fakeApi, testContext } from '@club-reviews/shared-ui/testing';
import { createSession } from './session';
import { createSessionBaseQuery } from './session-base-query';

const KEY = 'desk-session';
const REFUSED = { status: 401, body: { message: 'Unauthorized' } };

/** A remote's store with a session, and a call that any screen might make. */
function aRemote() {
  const session = createSession(KEY);
  const api = createApi({
    reducerPath: 'someApi',
    baseQuery: createSessionBaseQuery(session),
    endpoints: (build) => ({ getDesk: build.query<unknown, void>({ query: () => '/desk' }) }),
  });
  const store = createRemoteStore(api, testContext(), [], session.reducers);
  session.keep(store);
  const ask = () => store.dispatch(api.endpoints.getDesk.initiate(undefined, { forceRefetch: true }));
  const isLoggedIn = () => session.selectIsLoggedIn(store.getState());
  const hasExpired = () => session.selectHasExpired(store.getState());
  return { session, store, ask, isLoggedIn, hasExpired };
}

function tellOtherTabs(key: string, newValue: string | null) {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeEach(() => localStorage.clear());

describe('a session', () => {
  it('is marked in the browser from login to logout, without anything that grants access', () => {
    const { session, store } = aRemote();
    store.dispatch(session.loggedIn());
    expect(localStorage.getItem(KEY)).toMatch(/^\d+$/);
    expect(aRemote().isLoggedIn()).toBe(true);
    store.dispatch(session.loggedOut());
    expect(localStorage).toHaveLength(0);
    expect(aRemote().isLoggedIn()).toBe(false);
  });

  it('says whether the server ended it, until the next login', () => {
    const { session, store, hasExpired } = aRemote();
    store.dispatch(session.loggedIn());
    store.dispatch(session.sessionExpired());
    expect(hasExpired()).toBe(true);
    expect(localStorage).toHaveLength(0);
    store.dispatch(session.loggedIn());
    expect(hasExpired()).toBe(false);
  });

  it('follows other tabs', () => {
    const { isLoggedIn, hasExpired } = aRemote();
    tellOtherTabs(KEY, '1767000000000');
    expect(isLoggedIn()).toBe(true);
    tellOtherTabs('another-key', null);
    expect(isLoggedIn()).toBe(true);
    tellOtherTabs(KEY, null);
    expect(isLoggedIn()).toBe(false);
    expect(hasExpired()).toBe(false);
  });
});

describe('a call', () => {
  it('is authenticated by the cookie', async () => {
    const api = fakeApi({ 'GET /desk': { body: {} } });
    const { ask } = aRemote();
    await ask();
    expect(api.requests[0]!.headers.get('X-Session')).toBe('cookie');
    expect(api.requests[0]!.headers.has('Authorization')).toBe(false);
  });

  it('ends the session when it is refused', async () => {
    fakeApi({ 'GET /desk': REFUSED });
    const { session, store, ask, isLoggedIn, hasExpired } = aRemote();
    store.dispatch(session.loggedIn());
    await ask();
    expect(isLoggedIn()).toBe(false);
    expect(hasExpired()).toBe(true);
  });

  it('ends nothing if nobody was logged in, or the server can’t be reached', async () => {
    const api = fakeApi({ 'GET /desk': REFUSED });
    const { session, store, ask, isLoggedIn, hasExpired } = aRemote();
    await ask();
    expect(hasExpired()).toBe(false);
    api.answer('GET /desk', { status: 503 });
    store.dispatch(session.loggedIn());
    await ask();
    expect(isLoggedIn()).toBe(true);
  });

  it('from an earlier session does not end the current one', async () => {
    const { session, store, ask, isLoggedIn } = aRemote();
    fakeApi({
      'GET /desk': () => {
        store.dispatch(session.loggedIn('2'));
        return REFUSED;
      },
    });
    store.dispatch(session.loggedIn('1'));
    await ask();
    expect(isLoggedIn()).toBe(true);
  });
});
