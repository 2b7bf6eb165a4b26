import { act, renderHook } from '@testing-library/react';
import { Provider, createRemoteStore, createApi, createBaseQuery } from '@club-reviews/shared-ui/platform';
import { testContext } from '@club-reviews/shared-ui/testing';
import { readServerClock } from '../platform/server-clock';
import { createSession } from './session';
import { useSessionEnd } from './use-session-end';

const NOON = Date.parse('2026-03-14T12:00:00Z');
const HOUR_MS = 3_600_000;

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it.each([-13, 0, 13])('a session ends when the server says so if the clock is %d hours fast', (ahead) => {
  jest.useFakeTimers({ now: NOON + ahead * HOUR_MS });
  readServerClock(new Date(NOON).toUTCString());
  const session = createSession('a-session');
  const api = createApi({ reducerPath: 'api', baseQuery: createBaseQuery(), endpoints: () => ({}) });
  const store = createRemoteStore(api, testContext(), [], session.reducers);
  store.dispatch(session.loggedIn());
  const call = { data: { expiresAt: new Date(NOON + 12 * HOUR_MS).toISOString() }, refetch: jest.fn() };
  renderHook(() => useSessionEnd(session, call), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  act(() => jest.advanceTimersByTime(11 * HOUR_MS));
  expect(session.selectIsLoggedIn(store.getState())).toBe(true);
  act(() => jest.advanceTimersByTime(HOUR_MS + 1000));
  expect(session.selectHasExpired(store.getState())).toBe(true);
});
